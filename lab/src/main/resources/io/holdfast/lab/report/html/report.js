// Theme: the system's, until the reader chooses.
var themeButton = byId('theme'), root = document.documentElement;
function dark() {
  var chosen = root.getAttribute('data-theme');
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
function themed() { themeButton.textContent = dark() ? 'Light theme' : 'Dark theme'; }
themeButton.hidden = false;
themeButton.addEventListener('click', function () { root.setAttribute('data-theme', dark() ? 'light' : 'dark'); themed(); });
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
  document.querySelectorAll('main > section, #details').forEach(function (s) { observer.observe(s); });
}

// The details open when something in them is asked for, and for paper.
var details = byId('details');
function reveal() {
  var id = location.hash.slice(1), target = id.indexOf('=') < 0 && id ? byId(id) : null;
  if (target && details.contains(target)) { details.open = true; target.scrollIntoView(); }
}
addEventListener('hashchange', reveal);
addEventListener('beforeprint', function () { details.open = true; });
reveal();

startCases().catch(function (e) {
  byId('cases').appendChild(el('p', {class: 'note warn'}, 'The cases could not be unpacked by this browser (' + e.message + '). Everything else on this page is complete.'));
});
