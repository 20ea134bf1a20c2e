// Redirects to the new address with the query and hash of the old one, which a refresh would drop.
const to = document.currentScript?.dataset.to
if (to) location.replace(to + location.search + location.hash)
