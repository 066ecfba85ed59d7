/**
 * The features in layers, lowest first, each with its responsibility in the Markdown of docs/modules.md. A feature
 * imports only features that precede it, types and tests included, which rules out cycles. Add a new feature at the
 * lowest position its imports allow.
 */
export const featureLayers = {
  foundation: {
    places:
      'The gazetteer: cities, towns and suburbs of South Africa and the countries with dealers; search that tolerates typing errors, straight-line distances ([decision 42](decisions/0042-gazetteer-of-our-own.md))',
    accounts: 'Sign-in and permissions',
    language: 'The language switch on translated pages, and the marking of text in another language',
    pictures: 'The picture field; drawings by address',
    links: 'The link field: possible targets and their addresses',
    consent: 'Versioned consent texts; the consent ledger; the cookie notice',
    mail: 'Mails stored while no mail server is configured',
    blocks:
      'The block API: `defineBlock`, `defineBlockSchema`, page context, live data, shared fields and parts',
  },
  domain: {
    dealers: 'Dealers, their groups and regions; visibility by region',
    'dealer-content':
      'Teams, testimonials, FAQs, events and quotes of one dealer, of a group or of every dealer, filtered by brand',
    'motorsport-events':
      'Events of motorsport and of sponsorships: calendar with filters, cards, files for calendar applications, and their blocks',
    'motorsport-poll':
      'The poll of motorsport: a question for each day, votes that are counted once, and its block',
    'motorsport-results':
      'Motorsport results: seasons, standings, stages and medals; the medal table of a team',
    'motorsport-drivers': 'Motorsport drivers: rosters by category and profiles with a career',
    'site-settings': 'Settings of the whole site: telephone numbers, external addresses, switches',
    feedback: 'What visitors say about pages: the widget at their end, behind a switch, and its answers',
    pages: 'Pages that editors build of blocks: documents, paths, redirects, seed content',
    'media-blocks':
      'Blocks of pictures and videos: single ones, galleries with hotspots and large views; the gallery and the watch button that other features show',
    'content-blocks':
      'Blocks of text: texts, questions, tables, columns, tabs, and cards with or without pictures; the cards, tables and tabs that other blocks share',
    'owner-blocks': 'Blocks for owners: contacts for help, tyre ratings, the promotion of the app',
    finance:
      "Instalments, FutureDrive, subscriptions and leases: rules, fees and rates; guaranteed values and the rate book; the calculators of a vehicle's page, whose cards the finance pages share",
    stock:
      'Used vehicles: their table, the external service of used vehicles, rules about prices, labels, orders and addresses, seed content',
    'vehicle-alerts':
      "Alerts by e-mail about new vehicles of a search and lower prices: double opt-in, mails, the owner's page; the search is passed in",
    specials:
      'Advertised specials of dealers and groups: content, reads from our own database or a service, expiry by day',
    merchandise:
      'Items of merchandise: content, the external service of merchandise, the products of the carousel',
    news: 'News: content with an embargo, the external service of news, their pages, blocks and feed',
    vehicles:
      'Ranges, models, colours, value-added offers: content, catalogue, contract, rules about models, prices and comparisons, data for cards and pages',
    'service-schedule':
      'Service schedules of models: content, the external service, the tool in which owners look up a service',
    'service-reminders':
      'Reminders by e-mail of a service, or of the end of a warranty or plan: double opt-in, mails, the page that stops them; of a model and a day, never of a VIN or a recall',
    recalls:
      'Recall campaigns with the vehicles they affect, the external recall service, the finder by VIN, which is stored and logged nowhere',
    uploads:
      'Files that visitors send with forms: received as a stream, checked by content, stored in Postgres, served to staff ([decision 49](decisions/0049-files-of-visitors-in-postgres.md))',
    newsletter: 'Newsletter sign-up, confirmation and sign-off; unsubscribe links for marketing',
    enquiries:
      'What each form asks, and enquiries from the request to the database; plans, subjects, drafts, the inbox',
    'enquiry-forms':
      'The forms on pages: their block and its fields, what visitors choose from, the summary beside a form, the check page of forms without JavaScript',
    'lead-delivery':
      'Delivery of enquiries to dealers, lead services and visitors; the lead services of the contract ([decision 35](decisions/0035-lead-delivery-and-subjects.md))',
    'stock-feeds':
      'Import of feeds by command and by HTTP, with reports ([decision 44](decisions/0044-feeds-in-one-transaction.md))',
    'stock-pictures':
      'The pictures of feeds: fetched in the background, stored and served ([decision 48](decisions/0048-pictures-of-feeds.md))',
    articles:
      'The magazine: articles, authors, categories and tags; the external service of articles; pages, blocks and the feed',
    'article-feeds':
      'Feeds of articles: our own magazine, or RSS feeds of other sites, which the worker fetches with their pictures and keeps; their blocks',
    print:
      'Printed matter as PDF: specification sheets of one model or several, finance quotes calculated on the server; the document that all of it uses',
    'owner-manuals':
      "Owner's manuals as PDF, one for each range: texts of our own, with figures and services from the data of its models; their list and its block",
    'ownership-costs':
      'What a vehicle costs to own: the on-the-road estimate, fuel, services, tyres, hybrid against petrol and income, from dated figures',
  },
  composition: {
    'site-map': 'All public addresses; redirects, breadcrumbs',
    'banner-blocks':
      'Banners: the hero, carousels with countdown and breadcrumbs, testimonials; the dialogs that embed the purchase site',
    'finance-pages':
      'Finance pages: the block of calculators with its views, lease comparison included; its models with prices, links and initial figures',
    'vehicle-comparison':
      'The comparison of models of one range or of any, and of the sizes of two ranges, to scale',
    'vehicle-offers':
      'Offers on vehicles: of all ranges at once, and of one on its page; value-added offers, their block',
    'line-up':
      'The line-up with its filters, and the blocks that show ranges and models: carousels, tabs of the Hilux, grids, related vehicles',
    'range-page':
      'The page of a range: configurator, model chooser, story, specifications, owner benefits, insurance banner',
    privacy: 'The request centre; retention of personal data',
    search: "The search index, the header's search, the results page",
    navigation:
      "Header with menus, footer, breadcrumbs, the cookie notice and the visitor's choice; the blocks that lead through a page or to others: secondary navigation, ribbon, choice of a sponsorship",
    'dealer-finder':
      "The dealer finder with its map, the pages of provinces and cities, the preferred dealer's view; search runs in the browser over a compact list of all dealers, and without JavaScript on the server",
    'dealer-sites':
      "The sites of dealers and groups, from a template or from editors' pages, and their blocks; the dealer bar, new vehicles, contact cards ([decision 19](decisions/0019-root-layout-for-dealer-pages.md), [decision 43](decisions/0043-sites-from-a-template.md))",
    'stock-cards':
      'A used vehicle as a card, its gallery, its calculator and its enquiry, in dialogs or in a page',
    'dealer-stock': 'The listing of a dealer or a group with its filters, and its blocks',
    'stock-search':
      'The search through the used vehicles of every dealer, over columns in the process ([decision 45](decisions/0045-search-over-columns.md))',
    'stock-alerts':
      "The forms of alerts and their search; what has changed since a visitor's last visit, stored in the browser",
    'stock-vehicle': 'The page of one used vehicle, its price rating, the comparison of used vehicles',
    'trade-in': 'What a vehicle may be worth when it is traded in, from our own used stock',
    garage:
      'My Garage: the cars of an owner, stored in the browser only, with their recalls, next service, warranty and value',
    'special-pages':
      'The blocks, pages and dialog of specials: tabs by category, slider, the specials of a group, the page of one special',
    'merchandise-pages': 'The blocks and the dialog of merchandise; the grid of the shop',
    'page-rendering':
      'Pages rendered from their blocks: the registry, live loading, preview, the catalogue of blocks',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

/** The names of the features, lowest first. */
export const featureOrder: readonly string[] = Object.values(featureLayers).flatMap(Object.keys)
