const maxSheets = 8;
// Sheets of fonts, icons and libraries contain no colours of the firm.
const colorlessSheets =
  /fonts\.(?:googleapis|bunny|gstatic)|font-?awesome|fontawesome|use\.typekit|animate(?:\.min)?\.css|swiper|slick|owl\.|lightbox|fancybox|magnific|photoswipe|aos(?:\.min)?\.css|icons?(?:\.min)?\.css|print\.css|dashicons|normalize|emoji|leaflet|flatpickr|select2|video-js|cookie|fonts\/[^/]+\/font\.css|pe-icon|icomoon|flaticon|socicon|judge\.me|klaviyo|trustpilot|elfsight/iu;
// Sheets that a website builder or theme generates for one site; they contain its own colours.
const own =
  /elementor\/css\/|et-cache|\/files\/main_style|uploads\/[^?]*\.css|autoptimize|wpfc-minified|\/cache\/|custom|kirki|dynamic|\bvars?\b|skins?\b|colors?\b|mbr-additional|webflow|themes\/[^/]+\/(?:style|main|theme)[\w.-]*\.css|(?:^|\/)(?:main|theme|site|app|base|index|global)[\w.-]*\.css|stylesheet/iu;
const libraries =
  /block-library|wp-includes|\/plugins\/|mediaelement|jquery|bootstrap|foundation|datepicker|timepicker|js_composer|settings\.css|\brs6|contact-form|woocommerce|wc-blocks|reset|responsive|grid|animations?\b|transitions|widget-|component-|section-|template-|quick-|quantity-|fonts?\.css|vendor|\/lib\/|hover|newsletter|tooltip|formstyler|tether|accelerated-checkout|nice-select|animsition|flexslider|parallax|popup|print/iu;

/**
 * The style sheets to fetch, at most `max`, in the page's order: builders link dozens, and one or
 * two contain the firm's colours. Those written for the site come first, then the later ones,
 * libraries last.
 */
export function chooseSheets(addresses: readonly string[], max = maxSheets): readonly string[] {
  const worth = addresses.filter((address) => !colorlessSheets.test(address));
  if (worth.length === 0) return addresses.slice(0, Math.min(2, max));
  const ranked = worth
    .map((address, position) => ({ address, position, rank: rankSheet(address) }))
    .sort((a, b) => b.rank - a.rank || b.position - a.position)
    .slice(0, max);
  return ranked.sort((a, b) => a.position - b.position).map(({ address }) => address);
}

function rankSheet(address: string): number {
  if (libraries.test(address) && !/elementor\/css\//iu.test(address)) return 0;
  return own.test(address) ? 2 : 1;
}
