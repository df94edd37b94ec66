// One case: the answer with its claims, and the documents painted for the chosen claim only.
var FOLD = 700, EDGE = 160, MANY_ROWS = 40;

// Cuts [from, to) of a text at every border of the marks; draw(start, end, marks on it) makes each marked piece. Words
// that differ make no piece of their own: they are strong inside one.
function pieces(s, from, to, all, draw, plain) {
  var borders = [from, to], marks = all.filter(function (m) { return !m.word; });
  marks.forEach(function (m) { [m.start, m.end].forEach(function (b) { if (b > from && b < to) borders.push(b); }); });
  borders.sort(function (a, b) { return a - b; });
  for (var i = 0; i + 1 < borders.length; i++) {
    var start = borders[i], end = borders[i + 1];
    if (end <= start) continue;
    var on = marks.filter(function (m) { return m.start <= start && m.end >= end; });
    if (on.length) draw(start, end, on); else plain(s.slice(start, end), start === from, end === to);
  }
}
function strongly(s, start, end, all) {
  var parts = [], at = start;
  all.filter(function (m) { return m.word; }).sort(function (a, b) { return a.start - b.start; }).forEach(function (m) {
    var from = Math.max(at, m.start), to = Math.min(end, m.end);
    if (from >= to) return;
    parts.push(s.slice(at, from), el('strong', {class: 'word'}, s.slice(from, to)));
    at = to;
  });
  parts.push(s.slice(at, end));
  return parts;
}

var RANK = ['contradicted', 'not_found', 'unsure', 'supported', 'supported_by_user'];
function worst(marks) {
  return marks.slice().sort(function (a, b) { return RANK.indexOf(a.kind) - RANK.indexOf(b.kind); })[0];
}

function answerMarks(claims) {
  var marks = [];
  claims.forEach(function (c, n) {
    marks.push({start: c.start, end: c.end, kind: c.verdict, n: n});
    (c.x || []).forEach(function (x) { marks.push({start: x[0], end: x[1], kind: c.verdict, n: n, word: true}); });
  });
  return marks;
}

function drawAnswer(box, d, claims, chosen, choose, markers, cited, pick) {
  clear(box);
  if (!d.answer) { box.appendChild(el('em', {}, 'There is no answer.')); return; }
  var marks = answerMarks(claims);
  pieces(d.answer, 0, d.answer.length, marks.concat(citeMarks(markers)), function (start, end, on) {
    var cite = citeOf(on, markers), words = strongly(d.answer, start, end, marks);
    if (cite) words = citeButton(cite.cite, markers, cited, pick, words);
    on = on.filter(function (m) { return m.cite === undefined; });
    if (!on.length) { put(box, words); return; }
    var claim = worst(on);
    var mark = el('mark', {class: (claim.kind === 'supported_by_user' ? 'supported' : claim.kind) + (claim.n === chosen ? ' on' : ''), 'data-claim': claim.n, title: standing(claim.kind)[2]}, words);
    if (end === claims[claim.n].end) mark.appendChild(el('sup', {}, standing(claim.kind)[0] + (claim.n + 1)));
    mark.addEventListener('click', function () { choose(claim.n); });
    box.appendChild(mark);
  }, function (words) { put(box, words); });
}

function evidence(claim, id) {
  var marks = [];
  if (!claim) return marks;
  (claim.evidence || []).forEach(function (e, rank) {
    if (e.document !== id) return;
    marks.push({start: e.start, end: e.end, kind: rank === 0 ? claim.verdict : 'near'});
    if (rank === 0) (claim.y || []).forEach(function (y) { marks.push({start: y[0], end: y[1], kind: claim.verdict, word: true}); });
  });
  return marks;
}

// Part of a document; stretches without evidence are folded where they are long.
function drawRange(node, s, from, to, marks, folds) {
  pieces(s, from, to, marks, function (start, end, on) {
    var whole = on.filter(function (m) { return m.kind !== 'near'; });
    var kind = whole.length ? worst(whole).kind : 'near';
    node.appendChild(el('mark', {class: kind === 'supported_by_user' ? 'supported' : kind}, strongly(s, start, end, marks)));
  }, function (words, first, last) {
    if (!folds || words.length <= FOLD) { put(node, words); return; }
    var head = first ? (marks.length ? 0 : FOLD - EDGE) : EDGE, tail = last ? 0 : EDGE;
    put(node, words.slice(0, head));
    var middle = words.slice(head, words.length - tail);
    node.appendChild(el('details', {class: 'fold'}, el('summary', {}, '… ' + plural(middle.length, 'character') + ' more'), middle));
    put(node, words.slice(words.length - tail));
  });
}

function touches(cell, marks) { return Array.isArray(cell) && marks.some(function (m) { return m.start < cell[1] && m.end > cell[0]; }); }

function drawTable(heads, rows, s, marks) {
  var body = el('tbody'), hit = [];
  rows.forEach(function (row, i) { if (row.some(function (c) { return touches(c, marks); })) hit.push(i); });
  function fill(all) {
    clear(body);
    rows.forEach(function (row, i) {
      if (!all && rows.length > MANY_ROWS && i >= 5 && !hit.some(function (h) { return Math.abs(h - i) <= 3; })) return;
      var tr = el('tr', {class: hit.indexOf(i) >= 0 ? 'hit' : null});
      row.forEach(function (c) {
        var td = el('td', {dir: 'auto'});
        if (Array.isArray(c)) drawRange(td, s, c[0], c[1], marks, false); else put(td, c);
        tr.appendChild(td);
      });
      body.appendChild(tr);
    });
  }
  fill(false);
  var table = el('table', {}, el('thead', {}, el('tr', {}, heads.map(function (h) { return el('th', {scope: 'col'}, h); }))), body);
  var more = rows.length > MANY_ROWS ? button('Show all ' + rows.length + ' rows', function () { fill(true); more.remove(); }) : null;
  return el('div', {class: 'tabled'}, table, more);
}

function drawChat(turns, s, marks) {
  return el('ul', {class: 'chat'}, turns.map(function (t) {
    var who = s.slice(t[0], t[1]).replace(/^[\s*>-]+|\*+$/g, ''), bubble = el('div', {class: 'bubble', dir: 'auto'});
    drawRange(bubble, s, t[2], t[3], marks.map(function (m) { return {start: Math.max(m.start, t[2]), end: Math.min(m.end, t[3]), kind: m.kind, word: m.word}; }).filter(function (m) { return m.start < m.end; }), false);
    return el('li', {class: /^(user|customer|client|human|kunde|pelanggan|q)\b/i.test(who) ? 'turn user' : 'turn'}, el('p', {class: 'small'}, who), bubble);
  }));
}

function drawDocument(box, s, layout, marks) {
  clear(box);
  if (!layout) { drawRange(box, s, 0, s.length, marks, true); return; }
  layout.forEach(function (part) {
    if (part[0] === 'p') { var p = el('div', {class: 'run'}); drawRange(p, s, part[1], part[2], marks, true); box.appendChild(p); }
    else if (part[0] === 't') box.appendChild(drawTable(part[1], part[2], s, marks));
    else box.appendChild(drawChat(part[1], s, marks));
  });
}

function claimItem(c, n, d, chosen, choose, label) {
  var said = c.text !== undefined ? c.text : d.answer.slice(c.start, c.end), s = standing(c.verdict);
  return el('li', {class: n === chosen ? 'on' : null},
    button([chip(s[1], s[0] + ' ' + s[2]), ' ', el('span', {class: 'said', dir: 'auto'}, said)], function () { choose(n); }, {class: 'pick', 'aria-pressed': n === chosen ? 'true' : 'false'}),
    c.diagnosis ? el('p', {class: 'diag', dir: 'auto'}, capital(c.diagnosis)) : null,
    c.statement && c.statement !== said ? el('p', {class: 'small', dir: 'auto'}, 'Read as: ' + c.statement) : null,
    el('p', {class: 'small'}, 'Rule ', el('code', {}, c.rule), ', support ' + c.score.toFixed(2)),
    label(said, c.verdict));
}

function grid(heads, rows) {
  return el('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': heads.join(', ')}, el('table', {}, el('thead', {}, el('tr', {}, heads.map(function (h) { return el('th', {scope: 'col'}, h); }))), el('tbody', {}, rows.map(function (r) { return el('tr', {}, r.map(function (c) { return el('td', {dir: 'auto'}, c); })); }))));
}
function conflicts(list) { return (list || []).map(function (c) { return spoken(c.rule) + ': “' + c.first + '” / “' + c.second + '” '; }); }
function dimensions(box, d) {
  var c = d.d.consistency, p = d.d.dependency, s = d.d.sensitivity, r = (d.d.retrieval || {}).context;
  if (c && c.pairs) box.appendChild(el('details', {}, el('summary', {}, 'Consistency: ' + plural(c.pairs.length, 'pair') + ' of answers'), grid(['Wording', 'Answer'], (c.answers || []).map(function (a) { return [a.question, a.answer]; })), grid(['Pair', 'Result', 'Likeness', 'Facts that differ'], c.pairs.map(function (x) { return [spoken(x.first) + ' / ' + spoken(x.second), chip(x.consistent ? 'good' : 'bad', x.consistent ? 'agree' : x.type === 'both' ? 'semantic and lexical' : x.type), x.semantic.toFixed(3), conflicts(x.conflicts)]; }))));
  if (p && p.conditions) box.appendChild(el('details', {}, el('summary', {}, 'Dependency: ' + plural(p.conditions.length, 'other context')), grid(['Condition', 'Change made', 'Answer', 'Result', 'Why'], p.conditions.map(function (x) { return [spoken(x.condition), x.change, x.answer, chip(x.changed ? 'good' : 'warn', x.changed ? 'changed' : 'unchanged'), spoken(x.why) + ', follows ' + x.follows]; }))));
  if (s && s.perturbations) box.appendChild(el('details', {}, el('summary', {}, 'Sensitivity: ' + plural(s.perturbations.length, 'harmless change')), grid(['Change', 'Answer', 'Result', 'Similarity', 'Facts that differ'], s.perturbations.map(function (x) { return [spoken(x.perturbation), x.answer, chip(x.robust ? 'good' : 'bad', x.robust ? 'robust' : 'changed'), x.similarity.toFixed(3), conflicts(x.conflicts)]; }))));
  if (r && r.chunks) box.appendChild(el('details', {}, el('summary', {}, 'Retrieval: ' + r.diagnosis), grid(['Document', 'Result', 'Claims of the reference', 'Claims of the answer'], r.chunks.map(function (x) { return [x.document, chip(x.relevant ? 'good' : 'none', x.relevant ? 'relevant' : x.used ? 'used' : 'noise'), told(r.reference_claims, x.reference_claims), told(r.answer_claims, x.answer_claims)]; }))));
}
// What evaluators of the user's said: a line each, none of Holdfast's own dimensions among them.
function ownFindings(box, d) {
  Object.keys(d.d).forEach(function (name) {
    var f = d.d[name];
    if (f.why === undefined) return;
    box.appendChild(el('p', {class: 'own', dir: 'auto'}, chip(f.failure ? 'bad' : 'good', (f.failure ? '✗ ' : '✓ ') + spoken(name)), f.score === undefined ? null : el('span', {class: 'small'}, ' ' + f.score.toFixed(2)), ' ' + f.why));
  });
}
function told(all, places) { return (places || []).map(function (i) { return all[i]; }).join(' · '); }

// The language of the answer, and those of its documents where they are not the same.
function languages(d) {
  var f = Object.keys(d.d).map(function (name) { return d.d[name]; }).filter(function (x) { return x.language; })[0];
  if (!f) return null;
  return el('span', {class: 'small'}, ' · language ' + f.language + (f.document_languages ? ', documents ' + f.document_languages.join(', ') : ''));
}

// Fills the box with a case of one model; returns nothing, everything else happens by choosing claims.
function drawCase(box, row, cell, d, block, label) {
  var f = d.d.faithfulness || {}, claims = f.claims || [], docs = [], list = el('ol', {class: 'claims'});
  var chosen = claims.findIndex(function (c) { return c.verdict === 'contradicted'; });
  if (chosen < 0) chosen = claims.findIndex(function (c) { return !/^supported/.test(c.verdict); });
  if (chosen < 0 && claims.length) chosen = 0;
  box.appendChild(el('p', {class: 'chips'}, cell.v ? standingChip(cell.v) : null, ' ', cell.r !== undefined ? el('span', {class: 'small'}, 'risk ' + cell.r.toFixed(2)) : null, languages(d), (cell.t || []).map(function (t) { return [' ', chip('bad', spoken(t))]; }), ' ', label(null, cell.v || '')));
  if (d.question) { box.appendChild(el('h4', {}, 'Question')); box.appendChild(el('p', {dir: 'auto'}, d.question)); }
  if (d.reference !== undefined) { box.appendChild(el('h4', {}, 'Reference')); box.appendChild(el('p', {dir: 'auto'}, d.reference)); }
  if (d.error) box.appendChild(el('p', {class: 'note warn'}, 'No answer: ' + d.error.code + ', ' + d.error.message));
  for (var name in d.d) if (d.d[name].outcome === 'unmeasured') box.appendChild(el('p', {class: 'note warn'}, capital(name) + ' was not measured: ' + (d.d[name].message || d.d[name].reason)));
  ownFindings(box, d);
  var answer = el('div', {class: 'answer', dir: 'auto'}), left = el('div', {}, el('h4', {}, 'Answer'), answer), right = el('div');
  if (f.note && !/^[A-Z_]+$/.test(f.note)) left.appendChild(el('p', {class: 'note'}, f.note));
  var markers = markersOf(f), cites = el('ol', {class: 'claims cites'}), verdict = el('p', {class: 'note cited', role: 'status'}), cited = -1;
  if (markers.length) left.appendChild(verdict);
  if (claims.length) { left.appendChild(el('h4', {}, plural(claims.length, 'claim'))); left.appendChild(list); }
  if (markers.length) { left.appendChild(el('h4', {}, plural(markers.length, 'citation'))); left.appendChild(cites); }
  right.appendChild(el('h4', {}, d.contexts.length === 1 ? 'Document' : 'Documents'));
  if (!d.contexts.length) right.appendChild(el('p', {class: 'note'}, 'No document was given.'));
  d.contexts.forEach(function (c) {
    var title = 'Document ' + c.id + (c.title ? ': ' + c.title : '');
    var node = el('div', {class: 'doc', dir: 'auto', tabindex: 0, role: 'region', 'aria-label': title});
    docs.push({id: c.id, title: title, node: node, text: block.texts[c.text], layout: block.layouts[c.text]});
    if (d.contexts.length > 1 || c.title || c.url || !/^\d+$/.test(c.id)) right.appendChild(el('p', {class: 'small'}, title + (c.url ? ' (' + c.url + ')' : '')));
    right.appendChild(node);
  });
  box.appendChild(el('div', {class: 'two-sides'}, left, right));
  function choose(n) { draw(n, -1); }
  function pick(n) { draw(-1, n); }
  // the place among its siblings of what has the focus: everything is drawn anew
  function focused(box, selector) { return Array.prototype.indexOf.call(box.querySelectorAll(selector), document.activeElement); }
  function restore(box, selector, at) { if (at >= 0) box.querySelectorAll(selector)[at].focus({preventScroll: true}); }
  function draw(claim, cite) {
    var lists = [[list, '.pick'], [cites, '.pick'], [answer, '.cite']], at = lists.map(function (l) { return focused(l[0], l[1]); });
    chosen = claim;
    cited = cite;
    drawAnswer(answer, d, claims, chosen, choose, markers, cited, pick);
    clear(list);
    claims.forEach(function (c, i) { list.appendChild(claimItem(c, i, d, chosen, choose, label)); });
    clear(cites);
    markers.forEach(function (m, i) { cites.appendChild(citeItem(i, markers, cited, pick)); });
    lists.forEach(function (l, i) { restore(l[0], l[1], at[i]); });
    var mark = markers[cited];
    citeVerdict(verdict, mark);
    docs.forEach(function (doc) {
      var named = mark !== undefined && mark.document === doc.id;
      doc.node.classList.toggle('named', named);
      doc.node.setAttribute('aria-label', doc.title + (named ? ', cited' : ''));
      drawDocument(doc.node, doc.text, doc.layout, mark ? citeEvidence(mark, doc.id) : evidence(claims[chosen], doc.id));
      var first = doc.node.querySelector('mark');
      if (first) doc.node.scrollTop = first.getBoundingClientRect().top - doc.node.getBoundingClientRect().top - doc.node.clientHeight / 3;
    });
  }
  choose(chosen);
  dimensions(box, d);
}
