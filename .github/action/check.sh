#!/usr/bin/env bash
# The step of action.yml: checks the answers, writes the reports, the step summary and an annotation for each claim that
# does not hold. Ends with the exit code of holdfast.
set -euo pipefail

holdfast=${HOLDFAST:-$ACTION_PATH/holdfast}
mkdir -p "$REPORT"
options=(--html "$REPORT/report.html" --junit "$REPORT/junit.xml" --sarif "$REPORT/report.sarif"
    --markdown "$REPORT/summary.md" --out "$REPORT/answers.jsonl")
[ -z "$FAIL_UNDER" ] || options+=(--fail-under "$FAIL_UNDER")
[ -z "$MAX_CONTRADICTED" ] || options+=(--max-contradicted "$MAX_CONTRADICTED")
[ -z "$MAX_UNSUPPORTED" ] || options+=(--max-unsupported "$MAX_UNSUPPORTED")
while IFS= read -r word; do
    [ -z "$word" ] || options+=("$word")
done <<<"$ARGUMENTS"

# nothing of an earlier step may pass for a result of this one
rm -f "$REPORT"/{report.html,junit.xml,report.sarif,summary.md,answers.jsonl}
code=0
"$holdfast" check "${options[@]}" -- "$ANSWERS" || code=$?

{
    echo "exit-code=$code"
    [ ! -f "$REPORT/report.html" ] || echo "html=$REPORT/report.html"
    [ ! -f "$REPORT/junit.xml" ] || echo "junit=$REPORT/junit.xml"
    [ ! -f "$REPORT/report.sarif" ] || echo "sarif=$REPORT/report.sarif"
} >>"$GITHUB_OUTPUT"
[ ! -f "$REPORT/summary.md" ] || cat "$REPORT/summary.md" >>"$GITHUB_STEP_SUMMARY"

if [ -f "$REPORT/report.sarif" ]; then
    if command -v jq >/dev/null; then
        jq -r --arg file "$ANSWERS" '
            def data: gsub("%"; "%25") | gsub("\r"; "%0D") | gsub("\n"; "%0A");
            def property: data | gsub(":"; "%3A") | gsub(","; "%2C");
            .runs[].results[]
            | (.locations[0].logicalLocations[0].name // "" | tostring) as $id
            | (.locations[0].physicalLocation.region.startLine // 1) as $line
            | "::\(if .level == "note" then "notice" else .level end) file=\($file | property),line=\($line),title=\("\($id): \(.ruleId)" | property)::\(.message.text | data)"
        ' "$REPORT/report.sarif"
    else
        echo "::warning::no annotations: jq is not on this runner; the report has every claim"
    fi
fi
exit "$code"
