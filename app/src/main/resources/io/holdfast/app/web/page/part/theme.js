'use strict';
// The theme the reader chose, before anything is drawn; without a choice the system's.
(function () {
  try {
    var chosen = localStorage.getItem('holdfast-theme');
    if (chosen === 'dark' || chosen === 'light') document.documentElement.setAttribute('data-theme', chosen);
  } catch (e) { /* a browser that keeps nothing follows the system */ }
})();
