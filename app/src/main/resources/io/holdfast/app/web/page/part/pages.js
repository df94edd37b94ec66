'use strict';
// Everything here is a convenience: without it the pages read and submit all the same. Nothing writes markup.
(function () {
  var root = document.documentElement;
  function byId(id) { return document.getElementById(id); }
  function each(list, use) { Array.prototype.forEach.call(list, use); }

  // Theme.
  var button = byId('theme');
  function dark() {
    var chosen = root.getAttribute('data-theme');
    return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  }
  function named() { button.textContent = dark() ? 'Light theme' : 'Dark theme'; }
  if (button) {
    button.hidden = false;
    button.addEventListener('click', function () {
      var next = dark() ? 'light' : 'dark';
      root.setAttribute('data-theme', next);
      try { localStorage.setItem('holdfast-theme', next); } catch (e) { /* then only this page has it */ }
      named();
    });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', named);
    named();
  }

  // On a narrow screen the menu scrolls; the page one is on should be in sight.
  var here = document.querySelector('nav a[aria-current]');
  if (here) here.closest('nav').scrollLeft = here.offsetLeft - 48;

  // A link to one of several cases opens it.
  function unfold() {
    var target = byId(location.hash.slice(1)), fold = target && target.querySelector(':scope > details');
    if (fold) { fold.open = true; target.scrollIntoView(); }
  }
  addEventListener('hashchange', unfold);
  unfold();

  // Claims and their evidence: what is pointed at or focused is shown, what is chosen stays.
  function trace(box) {
    var panel = box.querySelector('.chosen'), kept = null, described = null;
    function claims(target) {
      var holder = target.closest ? target.closest('[data-claims],li[data-claim]') : null;
      if (!holder || !box.contains(holder)) return null;
      return (holder.dataset.claims || holder.dataset.claim).split(' ');
    }
    function on(node, numbers) {
      var own = (node.dataset.claims || node.dataset.claim).split(' ');
      return numbers !== null && own.some(function (n) { return numbers.indexOf(n) >= 0; });
    }
    function show(numbers, scroll) {
      each(box.querySelectorAll('mark[data-claims]'), function (m) { m.classList.toggle('on', on(m, numbers)); });
      each(box.querySelectorAll('li[data-claim]'), function (li) { li.classList.toggle('on', on(li, numbers)); });
      describe(numbers);
      if (!numbers || !scroll) return;
      each(box.querySelectorAll('.doc'), function (doc) {
        var evidence = doc.querySelector('mark.on');
        if (evidence) doc.scrollTop += evidence.getBoundingClientRect().top - doc.getBoundingClientRect().top - doc.clientHeight / 3;
      });
    }
    // The panel is left alone while it shows the same claim: a button rebuilt under the pointer is never clicked.
    function describe(numbers) {
      var first = numbers ? numbers[0] : null;
      if (first === described) return;
      described = first;
      while (panel.firstChild) panel.removeChild(panel.firstChild);
      var item = numbers && box.querySelector('li[data-claim="' + numbers[0] + '"]');
      panel.hidden = !item;
      if (!item) return;
      var head = document.createElement('p');
      head.className = 'chosen-head';
      head.textContent = 'Claim ' + numbers[0];
      var close = document.createElement('button');
      close.type = 'button';
      close.textContent = 'Close';
      close.addEventListener('click', function () { kept = null; show(null); });
      head.appendChild(close);
      panel.appendChild(head);
      // the buttons of labels stay in the list: a copy of them would do nothing
      each(item.children, function (child) { if (!child.classList.contains('label')) panel.appendChild(child.cloneNode(true)); });
    }
    box.addEventListener('mouseover', function (e) { var n = claims(e.target); if (n) show(n, true); });
    box.addEventListener('mouseout', function (e) { if (claims(e.target)) show(kept, false); });
    box.addEventListener('focusin', function (e) { var n = claims(e.target); if (n) show(n, true); });
    box.addEventListener('focusout', function (e) { if (claims(e.target)) show(kept, false); });
    box.addEventListener('click', function (e) {
      var link = e.target.closest ? e.target.closest('a.claim') : null;
      if (!link) return;
      e.preventDefault();
      kept = claims(link);
      show(kept, true);
    });
    box.addEventListener('keydown', function (e) { if (e.key === 'Escape') { kept = null; show(null); } });
    // A passage is painted for the chosen claim only: at first for the worst one.
    box.classList.add('live');
    var worst = box.querySelector('.said mark.contradicted[data-claims]') || box.querySelector('.said mark.not_found[data-claims]') || box.querySelector('.said mark.unsure[data-claims]');
    if (worst) { var number = worst.dataset.claims.split(' '); each(box.querySelectorAll('mark[data-claims]'), function (m) { m.classList.toggle('on', on(m, number)); }); }
  }
  each(document.querySelectorAll('[data-trace]'), trace);

  // One more document.
  var documents = byId('documents'), spare = document.querySelector('details.more');
  if (documents && spare) {
    var add = document.createElement('button');
    add.type = 'button';
    add.textContent = 'Add a document';
    add.addEventListener('click', function () {
      var count = documents.querySelectorAll('textarea').length + 1;
      var field = spare.querySelector('textarea[name=document]');
      if (field) {
        field = field.closest('.field');
      } else {
        field = documents.querySelector('.field').cloneNode(true);
        field.querySelector('textarea').value = '';
      }
      field.querySelector('label').textContent = 'Document ' + count;
      field.querySelector('label').htmlFor = field.querySelector('textarea').id = 'document-' + count;
      documents.insertBefore(field, add);
      field.querySelector('textarea').focus();
    });
    documents.appendChild(add);
  }

  // A file is sent as soon as it is chosen.
  each(document.querySelectorAll('input[data-send]'), function (input) {
    input.addEventListener('change', function () { if (input.files.length) input.form.requestSubmit(); });
  });

  // A link to a result holds the cases, packed, behind the #: browsers never send that part. Opened, it scores them again.
  var LONGEST_LINK = 60000;
  function packed(text) {
    var stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
    return new Response(stream).arrayBuffer().then(function (buffer) {
      var bytes = new Uint8Array(buffer), raw = '';
      for (var i = 0; i < bytes.length; i++) raw += String.fromCharCode(bytes[i]);
      return btoa(raw).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
    });
  }
  function unpacked(text) {
    var raw = atob(text.replace(/-/g, '+').replace(/_/g, '/')), bytes = new Uint8Array(raw.length);
    for (var i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i);
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
  }
  var given = byId('given');
  if (given && 'CompressionStream' in window) {
    packed(given.textContent).then(function (text) {
      byId('permalink').hidden = false;
      if (text.length > LONGEST_LINK) {
        byId('permalink-link').remove();
        byId('permalink-note').textContent = 'The cases are too long for a link; keep the JSON below instead.';
        return;
      }
      history.replaceState(null, '', '/#c=' + text);
      byId('permalink-link').href = '/#c=' + text;
    });
  } else if (location.pathname === '/' && location.hash.indexOf('#c=') === 0 && byId('json')) {
    unpacked(location.hash.slice(3)).then(function (text) {
      byId('json').value = text;
      byId('json').form.requestSubmit();
    }, function () { byId('json').value = 'This link is damaged: it was not copied whole.'; byId('json').scrollIntoView(); });
  }

  // Copying.
  each(document.querySelectorAll('button[data-copy]'), function (copy) {
    copy.hidden = false;
    copy.addEventListener('click', function () {
      var source = byId(copy.dataset.copy);
      function done() { copy.textContent = 'Copied'; setTimeout(function () { copy.textContent = 'Copy'; }, 2000); }
      if (navigator.clipboard && isSecureContext) {
        navigator.clipboard.writeText(source.textContent).then(done, select);
      } else {
        select();
      }
      function select() {
        getSelection().selectAllChildren(source);
        if (document.execCommand('copy')) done();
      }
    });
  });

  // A form says that it was sent.
  each(document.querySelectorAll('form[method=post]'), function (form) {
    form.addEventListener('submit', function () {
      var sent = form.querySelector('button[type=submit]');
      sent.dataset.text = sent.textContent;
      sent.textContent = 'One moment…';
      form.setAttribute('aria-busy', 'true');
    });
  });
  addEventListener('pageshow', function () {
    each(document.querySelectorAll('form[aria-busy] button[type=submit]'), function (sent) {
      sent.textContent = sent.dataset.text;
      sent.closest('form').removeAttribute('aria-busy');
    });
  });

  // A run under way: its state is fetched again until it ends, then the whole page.
  var progress = byId('progress');
  function follow() {
    setTimeout(function () {
      fetch(location.href, {headers: {Accept: 'text/html'}, cache: 'no-store'})
        .then(function (reply) { return reply.ok ? reply.text() : Promise.reject(new Error(reply.status)); })
        .then(function (text) {
          var next = new DOMParser().parseFromString(text, 'text/html').getElementById('progress');
          if (!next || next.dataset.live !== 'yes') { location.reload(); return; }
          var bar = progress.querySelector('progress'), words = progress.querySelector('.verdict');
          words.replaceWith(document.importNode(next.querySelector('.verdict'), true));
          if (bar && next.querySelector('progress')) {
            bar.max = next.querySelector('progress').max;
            bar.value = next.querySelector('progress').value;
          } else if (next.querySelector('progress')) {
            progress.insertBefore(document.importNode(next.querySelector('progress'), true), progress.querySelector('form'));
          }
          follow();
        })
        .catch(follow);
    }, 700);
  }
  if (progress && progress.dataset.live === 'yes') follow();
  root.setAttribute('data-ready', 'true');
})();
