// What people say of verdicts, collected in the page and downloaded as labels.jsonl. Labels change nothing here.
var labels = new Map();
var CLAIM_VERDICTS = ['supported', 'unsure', 'not_found', 'contradicted'];
var ANSWER_VERDICTS = ['grounded', 'declined', 'unsure', 'not_found', 'contradicted', 'wrongly_declined'];

function labelKey(id, claim, model) { return JSON.stringify([id, claim, model]); }
function labelsText() {
  return Array.from(labels.values(), function (l) { return JSON.stringify(l) + '\n'; }).join('');
}
function showLabels() {
  var box = byId('labels');
  clear(box);
  box.hidden = !labels.size;
  if (!labels.size) return;
  box.appendChild(el('span', {}, plural(labels.size, 'label') + ' collected, kept in this page only. '));
  box.appendChild(button('Download labels.jsonl', function () {
    var link = el('a', {download: 'labels.jsonl', href: URL.createObjectURL(new Blob([labelsText()], {type: 'application/x-ndjson'}))});
    document.body.appendChild(link);
    link.click();
    link.remove();
  }));
}

// The button beside a verdict, for the case shown. claim is null for the answer as a whole.
function labeller(id, model, answer) {
  return function (claim, verdict) {
    if (!STANDINGS[verdict] || STANDINGS[verdict][1] === 'none') return null; // nothing was measured: there is no verdict to dispute
    var seen = verdict === 'supported_by_user' ? 'supported' : verdict, box = el('span', {class: 'label'}), key = labelKey(id, claim, model);
    function set(label, should) {
      if (!label) labels.delete(key);
      else {
        var line = {id: id, claim: claim, label: label, verdict: seen};
        if (should) line.should = should;
        line.answer = answer;
        line.model = model;
        line.at = new Date().toISOString();
        labels.delete(key);
        labels.set(key, line);
      }
      draw(true);
      showLabels();
    }
    function draw(focus) {
      clear(box);
      var now = labels.get(key), of = claim === null ? 'the verdict of the answer' : 'the verdict of “' + claim + '”';
      var wrong = button(now && now.label === 'wrong' ? 'Marked wrong' : 'This verdict is wrong', function () { set(now && now.label === 'wrong' ? null : 'wrong'); }, {'aria-pressed': now && now.label === 'wrong' ? 'true' : 'false', 'aria-description': of});
      var right = button(now && now.label === 'right' ? 'Marked right' : 'Right', function () { set(now && now.label === 'right' ? null : 'right'); }, {'aria-pressed': now && now.label === 'right' ? 'true' : 'false', 'aria-description': of});
      box.appendChild(wrong);
      if (!now || now.label === 'right') box.appendChild(right);
      if (now && now.label === 'wrong') {
        var choice = el('select', {'aria-label': 'What it should be'}, el('option', {value: ''}, 'it should be …'), (claim === null ? ANSWER_VERDICTS : CLAIM_VERDICTS).filter(function (v) { return v !== seen; }).map(function (v) { return el('option', {value: v}, standing(v)[2]); }));
        choice.value = now.should || '';
        choice.addEventListener('change', function () { set('wrong', choice.value); });
        box.appendChild(choice);
      }
      if (focus) (now && now.label === 'right' ? right : wrong).focus({preventScroll: true});
    }
    draw(false);
    return box;
  };
}
