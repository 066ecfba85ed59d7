import { modelCodes, rangePage } from '#features/vehicles/vehicles/addresses.ts'
import { caseSensitive, type PageAddresses, themePatterns } from '#platform/site/page-addresses.ts'

const comparisons = `${rangePage}/compare`

const acrossRanges = '(?:compare|dealers/[^/]+/new-vehicles/compare)'

/** More codes than a comparison displays, because a form without JavaScript limits no choice: all ranges and some more. */
const manyCodes = '[0-9A-Za-z-]{1,16}(?:,[0-9A-Za-z-]{1,16}){0,31}'

const rangeSlug = '[a-z0-9-]{1,60}'

/** Two ranges whose sizes are compared. */
const sizes = ['a', 'b'] as const

/** `/vehicles/size?a=vitz&b=rav4` is rendered at `/vehicles/size/vitz/rav4`. */
const sizeRewrites = [['a', 'b'], ['a']].map((keys) => ({
  source: '/vehicles/size',
  has: keys.map((key) => ({ type: 'query' as const, key, value: `(?<${key}>${rangeSlug})` })),
  destination: `/en/light/vehicles/size/${keys.map((key) => `:${key}`).join('/')}`,
}))

/** `/vehicles/fortuner/compare?code=57U,73T` is rendered at `/vehicles/fortuner/compare/57U,73T`. */
const comparisonRewrites = themePatterns.map(([theme, lookahead]) => ({
  source: `/:path(${caseSensitive(lookahead + comparisons)})`,
  has: [{ type: 'query' as const, key: 'code', value: `(?<codes>${modelCodes})` }],
  destination: `/en/${theme}/:path/:codes`,
}))

/** `/compare?code=57U,V01` is rendered at `/compare/57U,V01`. */
const acrossRangesRewrite = {
  source: `/:path(${caseSensitive(acrossRanges)})`,
  has: [{ type: 'query' as const, key: 'code', value: `(?<codes>${manyCodes})` }],
  destination: '/en/light/:path/:codes',
}

export const vehicleComparisonAddresses: PageAddresses = {
  parameters: [
    { name: 'code', path: new RegExp(`^/${comparisons}$`), value: new RegExp(`^${modelCodes}$`) },
    { name: 'code', path: new RegExp(`^/${acrossRanges}$`), value: new RegExp(`^${manyCodes}$`) },
    ...sizes.map((name) => ({ name, path: /^\/vehicles\/size$/, value: new RegExp(`^${rangeSlug}$`) })),
  ],
  rewrites: [...comparisonRewrites, acrossRangesRewrite, ...sizeRewrites],
  redirects: [
    ...[comparisons, acrossRanges].map((pages) => ({
      source: `/:path(${caseSensitive(pages)})/:codes`,
      destination: '/:path?code=:codes',
      permanent: true as const,
    })),
    { source: '/vehicles/size/:a/:b/:more*', destination: '/vehicles/size?a=:a&b=:b', permanent: true },
    { source: '/vehicles/size/:a', destination: '/vehicles/size?a=:a', permanent: true },
  ],
  reserved: ['compare'],
}
