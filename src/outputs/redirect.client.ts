// Of the page that stands at an address that moved: leads on with the address's own query and hash, which a refresh drops.
const to = document.currentScript?.dataset.to
if (to) location.replace(to + location.search + location.hash)
