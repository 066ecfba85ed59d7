import {
  caseSensitive,
  type PageAddresses,
  rewritesWithAny,
  themePatterns,
} from '#platform/site/page-addresses.ts'

/** The pages about what a range costs to own, without the first slash. */
const costs = 'vehicles/[^/]+/costs'

/** What an owner chooses. Any short value reaches the page, which keeps it in its form and says what is wrong with it. */
const choices = ['model', 'km', 'province', 'fuel']

/** Visitors can invent choices, so the page with one is cached as results are. */
export const ownershipCostAddresses: PageAddresses = {
  parameters: choices.map((name) => ({
    name,
    path: new RegExp(`^/${costs}$`),
    value: /^[^\n]{0,24}$/,
    search: true,
  })),
  rewrites: themePatterns.flatMap(([theme, lookahead]) =>
    rewritesWithAny(choices, `/:path(${caseSensitive(lookahead + costs)})`, `/en/${theme}/:path/chosen`),
  ),
  redirects: [{ source: `/:path(${caseSensitive(costs)})/chosen`, destination: '/:path', permanent: true }],
}
