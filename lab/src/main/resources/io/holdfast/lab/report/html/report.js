'use strict';
(function () {
  // Nothing here writes markup: elements are made one by one and texts are text nodes.
  var HIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/g;
  function el(tag, attributes) {
    var node = document.createElement(tag);
    for (var name in attributes || {}) {
      if (attributes[name] !== undefined && attributes[name] !== null) node.setAttribute(name, attributes[name]);
    }
    for (var i = 2; i < arguments.length; i++) put(node, arguments[i]);
    return node;
  }
  function put(node, part) {
    if (part === undefined || part === null) return;
    if (Array.isArray(part)) part.forEach(function (p) { put(node, p); });
    else if (part instanceof Node) node.appendChild(part);
    else text(node, String(part));
  }
  // Characters that reorder or hide text are shown by their code.
  function text(node, s) {
    var from = 0, match;
    HIDDEN.lastIndex = 0;
    while ((match = HIDDEN.exec(s))) {
      if (match.index > from) node.appendChild(document.createTextNode(s.slice(from, match.index)));
      var code = 'U+' + ('000' + s.charCodeAt(match.index).toString(16).toUpperCase()).slice(-4);
      var chip = document.createElement('span');
      chip.className = 'ctl';
      chip.textContent = code;
      node.appendChild(chip);
      from = match.index + 1;
    }
    if (from < s.length) node.appendChild(document.createTextNode(s.slice(from)));
  }
  function clear(node) { while (node.firstChild) node.removeChild(node.firstChild); }
  function byId(id) { return document.getElementById(id); }
  function spoken(id) { return id.replace(/_/g, ' ').replace('variant:', 'variant ').replace('wrong:', 'wrong context: ').replace('perturb:', ''); }
  function plural(n, what) { return n + ' ' + what + (n === 1 ? '' : 's'); }
  function capital(s) { return s.charAt(0).toUpperCase() + s.slice(1); }
  function chip(kind, words) { return el('span', {class: 'chip ' + kind}, words); }
  function millis(ms) { return ms < 10 ? ms.toFixed(1) + ' ms' : ms < 1000 ? ms.toFixed(0) + ' ms' : (ms / 1000).toFixed(1) + ' s'; }

  async function unpack(id) {
    var raw = atob(byId(id).textContent);
    var bytes = new Uint8Array(raw.length);
    for (var i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i);
    var stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return JSON.parse(await new Response(stream).text());
  }

  // Theme: the system's, until the reader chooses.
  var button = byId('theme');
  var root = document.documentElement;
  function dark() {
    var chosen = root.getAttribute('data-theme');
    return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  }
  function themed() { button.textContent = dark() ? 'Light theme' : 'Dark theme'; }
  button.hidden = false;
  button.addEventListener('click', function () { root.setAttribute('data-theme', dark() ? 'light' : 'dark'); themed(); });
  themed();

  // Where the reader is.
  var links = {};
  document.querySelectorAll('nav a').forEach(function (a) { links[a.getAttribute('href').slice(1)] = a; });
  if ('IntersectionObserver' in window) {
    var seen = {};
    var observer = new IntersectionObserver(function (entries) {
      entries.forEach(function (e) { seen[e.target.id] = e.isIntersecting; });
      var found = false;
      for (var id in links) {
        if (seen[id] && !found) links[id].setAttribute('aria-current', 'true'); else links[id].removeAttribute('aria-current');
        found = found || seen[id];
      }
    }, {rootMargin: '-60px 0px -60% 0px'});
    document.querySelectorAll('main section').forEach(function (s) { observer.observe(s); });
  }

  var PAGE = 50, data, shown = [], page = 0, sort = null, down = false, current = -1, blocks = {};
  var DIMENSIONS = ['faithfulness', 'consistency', 'dependency', 'sensitivity'];

  function columns() {
    var list = [{key: 'id', head: 'Case'}];
    if (data.models.length > 1) list.push({key: 'm', head: 'Model'});
    list.push({key: 'k', head: 'Kind'}, {key: 'f', head: 'Result'});
    DIMENSIONS.filter(function (d) { return data.rows.some(function (r) { return d in r.s; }); })
      .forEach(function (d) { list.push({key: 's.' + d, head: capital(d), num: true}); });
    if (data.rows.some(function (r) { return 'r' in r; })) list.push({key: 'r', head: 'Risk', num: true});
    if (data.rows.some(function (r) { return 'l' in r; })) list.push({key: 'l', head: 'Latency', num: true});
    list.push({key: 'q', head: 'Question'});
    return list;
  }
  function value(row, key) { return key.indexOf('s.') === 0 ? row.s[key.slice(2)] : row[key]; }

  function filter() {
    var find = byId('f-text').value.trim().toLowerCase(), outcome = byId('f-outcome').value, kind = byId('f-kind').value;
    var model = byId('f-model') ? byId('f-model').value : '';
    shown = [];
    data.rows.forEach(function (r, i) {
      if (find && (r.id + ' ' + r.q).toLowerCase().indexOf(find) < 0) return;
      if (kind && r.k !== kind) return;
      if (model !== '' && r.m !== +model) return;
      if (outcome === 'failure' ? !r.f : outcome === 'passed' ? r.f : outcome && r.t.indexOf(outcome) < 0) return;
      shown.push(i);
    });
    if (sort) {
      shown.sort(function (a, b) {
        var x = value(data.rows[a], sort), y = value(data.rows[b], sort);
        var nx = typeof x === 'number', ny = typeof y === 'number';
        var order = nx && ny ? x - y : nx !== ny ? (nx ? -1 : 1) : String(x === undefined ? '' : x).localeCompare(String(y === undefined ? '' : y));
        return (down ? -order : order) || a - b;
      });
    }
    page = 0;
    draw();
  }

  function draw() {
    var cols = columns(), head = el('tr'), body = el('tbody');
    cols.forEach(function (c) {
      var b = el('button', {type: 'button'}, c.head + (sort === c.key ? (down ? ' ↓' : ' ↑') : ''));
      b.addEventListener('click', function () { down = sort === c.key && !down; sort = c.key; filter(); });
      head.appendChild(el('th', {scope: 'col', class: c.num ? 'num' : null, 'aria-sort': sort === c.key ? (down ? 'descending' : 'ascending') : null}, b));
    });
    shown.slice(page * PAGE, (page + 1) * PAGE).forEach(function (i) {
      var r = data.rows[i], tr = el('tr', {'data-row': i, 'aria-current': i === current ? 'true' : null});
      cols.forEach(function (c) { tr.appendChild(cell(c, r)); });
      tr.addEventListener('click', function () { open(i, true); });
      body.appendChild(tr);
    });
    var table = byId('table');
    clear(table);
    table.appendChild(el('table', {}, el('caption', {}, 'Cases'), el('thead', {}, head), body));
    byId('count').textContent = shown.length === data.rows.length ? data.rows.length.toLocaleString('en') + ' cases' : shown.length.toLocaleString('en') + ' of ' + data.rows.length.toLocaleString('en') + ' cases';
    pager();
  }

  function cell(c, r) {
    var v = value(r, c.key);
    if (c.key === 'id') return el('th', {scope: 'row'}, el('button', {type: 'button'}, v));
    if (c.key === 'm') return el('td', {}, data.models[v]);
    if (c.key === 'q') return el('td', {class: 'q', dir: 'auto'}, v);
    if (c.key === 'f') {
      var words = r.t.filter(function (t) { return t !== 'abstained'; });
      if (r.f) return el('td', {}, chip(words.indexOf('unmeasured') >= 0 && words.length === 1 ? 'warn' : 'bad', words.length ? spoken(words[0]) : 'failure'));
      return el('td', {}, chip(r.t.indexOf('abstained') >= 0 ? 'none' : 'good', r.t.indexOf('abstained') >= 0 ? 'abstained' : 'passed'));
    }
    if (v === undefined) return el('td', {class: c.num ? 'num' : null}, '–');
    if (c.key === 'l') return el('td', {class: 'num'}, millis(v));
    return el('td', {class: c.num ? 'num' : null}, typeof v === 'number' ? v.toFixed(3) : v);
  }

  function pager() {
    var pages = Math.max(1, Math.ceil(shown.length / PAGE)), box = byId('pager');
    clear(box);
    if (pages === 1) return;
    function go(label, to, off) {
      var b = el('button', {type: 'button'}, label);
      b.disabled = off;
      b.addEventListener('click', function () { page = to; draw(); byId('table').scrollTop = 0; });
      box.appendChild(b);
    }
    go('Previous page', page - 1, page === 0);
    box.appendChild(el('span', {}, 'page ' + (page + 1) + ' of ' + pages));
    go('Next page', page + 1, page === pages - 1);
  }

  async function open(i, focus) {
    current = i;
    document.querySelectorAll('#table tr[data-row]').forEach(function (tr) { if (+tr.dataset.row === i) tr.setAttribute('aria-current', 'true'); else tr.removeAttribute('aria-current'); });
    var number = Math.floor(i / data.block);
    blocks[number] = blocks[number] || unpack('block-' + number);
    var block = await blocks[number];
    if (current !== i) return;
    show(data.rows[i], block.cases[i % data.block], block.texts);
    if (focus) { byId('case').focus({preventScroll: true}); byId('case').scrollIntoView({block: 'start'}); }
  }
  function step(by) {
    var failures = shown.filter(function (i) { return data.rows[i].f; });
    if (!failures.length) return;
    var at = failures.indexOf(current);
    open(failures[(at + by + failures.length) % failures.length], true);
  }

  function show(row, d, texts) {
    var box = byId('case');
    clear(box);
    var before = el('button', {type: 'button', title: 'key k'}, '← Previous failure'), after = el('button', {type: 'button', title: 'key j'}, 'Next failure →');
    before.addEventListener('click', function () { step(-1); });
    after.addEventListener('click', function () { step(1); });
    box.appendChild(el('div', {class: 'casehead'}, el('h3', {}, row.id, data.models.length > 1 ? ' · ' + data.models[row.m] : ''), el('div', {}, before, ' ', after)));
    box.appendChild(el('p', {}, row.f ? null : chip('good', row.t.indexOf('abstained') >= 0 ? 'abstained' : 'passed'), row.t.map(function (t) { return [chip(t === 'abstained' ? 'none' : t === 'unmeasured' ? 'warn' : 'bad', spoken(t)), ' ']; })));
    box.appendChild(el('h4', {}, 'Question'));
    box.appendChild(el('p', {dir: 'auto'}, d.question));
    if (d.reference !== undefined) { box.appendChild(el('h4', {}, 'Reference')); box.appendChild(el('p', {dir: 'auto'}, d.reference)); }
    if (d.error) box.appendChild(el('p', {class: 'note warn'}, 'No answer: ' + d.error.code + ', ' + d.error.message));
    var f = d.d.faithfulness || {}, claims = f.claims || [];
    for (var name in d.d) if (d.d[name].outcome === 'unmeasured') box.appendChild(el('p', {class: 'note warn'}, capital(name) + ' was not measured: ' + (d.d[name].message || d.d[name].reason)));
    box.appendChild(el('h4', {}, 'Answer'));
    if (claims.length) box.appendChild(el('p', {class: 'legend'}, el('mark', {class: 'supported'}, 'supported'), el('mark', {class: 'contradicted'}, 'contradicted'), el('mark', {class: 'not_found'}, 'not found'), el('mark', {class: 'unsure'}, 'unsure')));
    var answer = el('div', {class: 'answer', dir: 'auto'});
    paint(answer, d.answer, claims.map(function (c, n) { return {start: c.start, end: c.end, kind: c.verdict, n: n}; }), true);
    if (!d.answer) answer.appendChild(el('em', {}, 'There is no answer.'));
    box.appendChild(answer);
    if (f.note && !/^[A-Z_]+$/.test(f.note)) box.appendChild(el('p', {class: 'note'}, f.note));
    if (claims.length) box.appendChild(claimList(claims, d));
    documents(box, d, texts, claims);
    dimensions(box, d);
    box.addEventListener('click', pick);
    box.onkeydown = function (e) { if (e.key === 'Enter' && e.target.dataset && e.target.dataset.claim) pick(e); };
  }

  // Cuts a text into marked and unmarked pieces; overlapping marks are clipped to what is left.
  function paint(node, s, marks, focusable) {
    var at = 0;
    marks.slice().sort(function (a, b) { return a.start - b.start || b.end - a.end; }).forEach(function (m) {
      var start = Math.max(at, m.start), end = Math.min(s.length, m.end);
      if (end <= start) return;
      put(node, s.slice(at, start));
      node.appendChild(el('mark', {class: m.kind, 'data-claim': m.n, tabindex: focusable ? 0 : null, title: spoken(m.kind)}, s.slice(start, end), el('sup', {}, m.n + 1)));
      at = end;
    });
    put(node, s.slice(at));
  }

  function claimList(claims, d) {
    var list = el('ol', {class: 'claims'});
    claims.forEach(function (c, n) {
      var said = d.answer.slice(c.start, c.end);
      list.appendChild(el('li', {'data-claim': n},
        el('p', {}, chip(c.verdict === 'supported' ? 'good' : c.verdict === 'contradicted' ? 'bad' : 'warn', spoken(c.verdict)), ' ', el('code', {}, c.rule), ' score ' + c.score.toFixed(2)),
        c.diagnosis ? el('p', {class: 'diag', dir: 'auto'}, capital(c.diagnosis)) : null,
        c.statement && c.statement !== said ? el('p', {class: 'small', dir: 'auto'}, 'Read as: ' + c.statement) : null));
    });
    return el('div', {}, el('h4', {}, 'Claims'), list);
  }

  function documents(box, d, texts, claims) {
    box.appendChild(el('h4', {}, d.contexts.length === 1 ? 'Document' : 'Documents'));
    if (!d.contexts.length) { box.appendChild(el('p', {class: 'note'}, 'No document was given.')); return; }
    d.contexts.forEach(function (c) {
      var marks = [];
      claims.forEach(function (claim, n) {
        (claim.evidence || []).forEach(function (e, rank) { if (e.document === c.id) marks.push({start: e.start, end: e.end, kind: rank === 0 ? claim.verdict : 'near', n: n}); });
      });
      var doc = el('div', {class: 'doc', dir: 'auto', tabindex: 0});
      paint(doc, texts[c.text], marks, false);
      box.appendChild(el('p', {class: 'small'}, 'Document ' + c.id + (c.title ? ': ' + c.title : '') + (c.url ? ' (' + c.url + ')' : '')));
      box.appendChild(doc);
    });
  }

  function pick(e) {
    var target = e.target.closest ? e.target.closest('mark[data-claim]') : null;
    if (!target) return;
    var n = target.dataset.claim;
    document.querySelectorAll('#case mark').forEach(function (m) { m.classList.toggle('on', m.dataset.claim === n); });
    var evidence = document.querySelector('#case .doc mark[data-claim="' + n + '"]');
    if (evidence && !target.closest('.doc')) {
      var doc = evidence.closest('.doc');
      doc.scrollTop = evidence.offsetTop - doc.offsetTop - doc.clientHeight / 3;
    }
  }

  function grid(heads, rows) {
    return el('div', {class: 'scroll', tabindex: 0}, el('table', {}, el('thead', {}, el('tr', {}, heads.map(function (h) { return el('th', {scope: 'col'}, h); }))), el('tbody', {}, rows.map(function (r) { return el('tr', {}, r.map(function (c) { return el('td', {dir: 'auto'}, c); })); }))));
  }
  function conflicts(list) {
    return (list || []).map(function (c) { return spoken(c.rule) + ': “' + c.first + '” / “' + c.second + '” '; });
  }
  function dimensions(box, d) {
    var c = d.d.consistency, p = d.d.dependency, s = d.d.sensitivity;
    if (c && c.pairs) box.appendChild(el('details', {}, el('summary', {}, 'Consistency: ' + plural(c.pairs.length, 'pair') + ' of answers'), grid(['Wording', 'Answer'], (c.answers || []).map(function (a) { return [a.question, a.answer]; })), grid(['Pair', 'Result', 'Likeness', 'Facts that differ'], c.pairs.map(function (x) { return [spoken(x.first) + ' / ' + spoken(x.second), chip(x.consistent ? 'good' : 'bad', x.consistent ? 'agree' : x.type === 'both' ? 'semantic and lexical' : x.type), x.semantic.toFixed(3), conflicts(x.conflicts)]; }))));
    if (p && p.conditions) box.appendChild(el('details', {}, el('summary', {}, 'Dependency: ' + plural(p.conditions.length, 'other context')), grid(['Condition', 'Change made', 'Answer', 'Result', 'Why'], p.conditions.map(function (x) { return [spoken(x.condition), x.change, x.answer, chip(x.changed ? 'good' : 'warn', x.changed ? 'changed' : 'unchanged'), spoken(x.why) + ', follows ' + x.follows]; }))));
    if (s && s.perturbations) box.appendChild(el('details', {}, el('summary', {}, 'Sensitivity: ' + plural(s.perturbations.length, 'harmless change')), grid(['Change', 'Answer', 'Result', 'Similarity', 'Facts that differ'], s.perturbations.map(function (x) { return [spoken(x.perturbation), x.answer, chip(x.robust ? 'good' : 'bad', x.robust ? 'robust' : 'changed'), x.similarity.toFixed(3), conflicts(x.conflicts)]; }))));
  }

  async function start() {
    data = await unpack('index');
    var kinds = [];
    data.rows.forEach(function (r) { if (kinds.indexOf(r.k) < 0) kinds.push(r.k); });
    kinds.forEach(function (k) { byId('f-kind').appendChild(el('option', {value: k}, k)); });
    if (byId('f-model')) data.models.forEach(function (m, i) { byId('f-model').appendChild(el('option', {value: i}, m)); });
    byId('case-app').hidden = false;
    byId('filters').addEventListener('input', filter);
    byId('filters').addEventListener('submit', function (e) { e.preventDefault(); });
    document.addEventListener('keydown', function (e) {
      if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(e.target.tagName)) return;
      if (e.key === 'j') step(1);
      if (e.key === 'k') step(-1);
    });
    filter();
    var first = data.rows.findIndex(function (r) { return r.f; });
    if (data.rows.length) await open(first < 0 ? 0 : first, false);
    root.setAttribute('data-ready', 'true');
  }
  start().catch(function (e) {
    byId('cases').appendChild(el('p', {class: 'note warn'}, 'The cases could not be unpacked by this browser (' + e.message + '). Everything else on this page is complete.'));
  });
})();
