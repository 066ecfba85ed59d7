import { modelCodes, rangePage } from '#features/vehicles/vehicles/addresses.ts'
import type { PageAddresses } from '#platform/site/page-addresses.ts'

const sheet = new RegExp(`^/${rangePage}/spec-sheet$`)
const quote = new RegExp(`^/${rangePage}/quote(?:/[a-z]{2})?$`)

/** Parameters of a plan in a quote. On the page of the range only the browser reads them. */
const plan = [
  'colour',
  'way',
  'deposit',
  'term',
  'rate',
  'balloon',
  'mileage',
  'future-drive-term',
  'future-drive-rate',
  'kilometres',
]

export const printAddresses: PageAddresses = {
  parameters: [
    { name: 'code', path: sheet, value: new RegExp(`^${modelCodes}$`) },
    { name: 'code', path: quote, value: new RegExp(`^${modelCodes}$`) },
    ...plan.map((name) => ({ name, path: quote, value: /^[0-9A-Za-z.-]{1,24}$/ })),
    { name: 'with', path: quote, value: /^[0-9A-Za-z-]{1,60}(?:,[0-9A-Za-z-]{1,60}){0,29}$/ },
    // The finance page on which the plan was calculated.
    { name: 'page', path: /^\/vehicles\/[^/]+\/quote$/, value: /^(?:\/[a-z0-9-]{1,60}){1,4}$/ },
  ],
}
