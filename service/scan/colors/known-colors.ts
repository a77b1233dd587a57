/**
 * Colours that come with a framework, an editor's palette or a social network: rarely the firm's
 * own.
 */
export const knownColors: ReadonlySet<string> = new Set(
  // Bootstrap 2 to 5, Foundation, browsers
  (
    '#337ab7 #428bca #23527c #2a6496 #0088cc #005580 #007bff #0056b3 #0069d9 #0d6efd #0a58ca #0b5ed7 #5cb85c #28a745 #198754 #d9534f #dc3545 #f0ad4e #ffc107 #5bc0de #17a2b8 #0dcaf0 #6610f2 #6f42c1 #e83e8c #d63384 #fd7e14 #20c997 #2ba6cb #2795b6 #008cba #0078a0 #007095 #1779ba #0000ee #0000ff #551a8b ' +
    // WordPress presets, WooCommerce, jQuery UI, icon makers
    '#cf2e2e #ff6900 #fcb900 #7bdcb5 #00d084 #8ed1fc #0693e3 #eb144c #f78da7 #9b51e0 #a46497 #7f54b3 #0073aa #21759b #2271b1 #da532c #2b5797 #b91d47 #603cba #00aba9 #9f00a7 ' +
    // Defaults of Elementor, Divi, Webflow and Mobirise
    '#6ec1e4 #61ce70 #cc3366 #2ea3f2 #7ebec5 #29c4a9 #3898ec #6592e6 ' +
    // Defaults of WordPress themes: Astra, Kadence, GeneratePress, OceanWP, Neve, Avada, Blocksy,
    // the yearly ones
    '#0170b9 #046bd2 #045cb4 #2b6cb0 #215387 #3182ce #1e73be #13aff0 #0b7cac #0366d6 #0e509a #2f5aae #a0ce4e #65bc7b #92c563 #2872fa #1559ed #cd2653 ' +
    // Shops, reviews and forms
    '#96588a #720eec #873eff #bb77ae #77a464 #0f834d #3d9cd2 #108474 #46b450 #dc3232 #ffb900 #00a0d2 #f56e28 ' +
    // Bulma, UIkit, Semantic, Materialize and Material
    '#00d1b2 #3273dc #485fc7 #1e87f0 #2185d0 #21ba45 #26a69a #ee6e73 #3f51b5 #ff4081 #6200ee #1976d2 #2196f3 ' +
    // The greys of Tailwind that are tinted
    '#0f172a #1e293b #334155 #475569 #64748b #94a3b8 #cbd5e1 #e2e8f0 #020617 #111827 #1f2937 #374151 #4b5563 #6b7280 #030712 ' +
    // Social networks
    '#3b5998 #1877f2 #4267b2 #1da1f2 #55acee #00acee #dd4b39 #db4437 #d34836 #0077b5 #0a66c2 #007bb5 #e1306c #c32aa3 #bd081c #cb2027 #e60023 #25d366 #4285f4 #34a853 #fbbc05 #fbbc04 #ea4335'
  ).split(' '),
);
