// Citations of an answer: each mark is a button that opens what it cites. Sign, chip, words, and how its evidence is painted.
var CITED = {
  right: ['✓', 'good', 'right', 'supported'], wrong_document: ['✗', 'bad', 'wrong document', 'supported'],
  unsupported: ['✗', 'bad', 'unsupported', 'not_found'], unsure: ['~', 'soft', 'unsure', 'unsure'],
  unresolvable: ['○', 'warn', 'names no given document', 'near']
};
function markersOf(finding) { return ((finding || {}).citations || {}).markers || []; }
function markerText(m) { return m.text || '[' + m.cites + ']'; }
function markerLabel(m) { return markerText(m) + ', ' + CITED[m.status][2] + (m.document !== undefined ? ', document ' + m.document : ''); }

// Places of the answer; those that are written beside it have none. Where several share one, the first that is not right counts.
function citeMarks(markers) {
  return markers.map(function (m, n) { return {start: m.start, end: m.end, cite: n}; }).filter(function (m) { return m.end > m.start; });
}
function citeOf(on, markers) {
  var cites = on.filter(function (m) { return m.cite !== undefined; });
  var wrong = cites.find(function (m) { return markers[m.cite].status !== 'right'; });
  return wrong || cites[0];
}
function citeButton(n, markers, chosen, pick, words) {
  var m = markers[n], node = button(words, function (event) { event.stopPropagation(); pick(n); },
    {class: 'cite ' + CITED[m.status][1], 'data-cite': n, 'aria-pressed': n === chosen ? 'true' : 'false', 'aria-label': markerLabel(m), title: CITED[m.status][2]});
  node.addEventListener('focus', function () { if (n !== chosen) pick(n); });
  return node;
}
function citeItem(n, markers, chosen, pick) {
  var m = markers[n], s = CITED[m.status];
  return el('li', {class: n === chosen ? 'on' : null},
    button([chip(s[1], s[0] + ' ' + s[2]), ' ', el('span', {dir: 'auto'}, markerText(m))], function () { pick(n); }, {class: 'pick', 'aria-pressed': n === chosen ? 'true' : 'false'}),
    m.diagnosis ? el('p', {class: 'diag', dir: 'auto'}, capital(m.diagnosis)) : null);
}
function citeEvidence(m, id) {
  return (m.evidence || []).filter(function (e) { return e.document === id; }).map(function (e) { return {start: e.start, end: e.end, kind: CITED[m.status][3]}; });
}
// What the chosen mark came to, with the words that decided.
function citeVerdict(node, m) {
  clear(node);
  node.hidden = !m;
  if (!m) return;
  var s = CITED[m.status], best = (m.evidence || [])[0];
  put(node, [chip(s[1], s[0] + ' ' + s[2]), ' ', markerText(m), m.document !== undefined ? ' cites document ' + m.document + '. ' : ': ',
    m.diagnosis ? capital(m.diagnosis) + '. ' : null, best ? el('q', {dir: 'auto'}, best.text) : null, best ? ' (document ' + best.document + ')' : null]);
}
