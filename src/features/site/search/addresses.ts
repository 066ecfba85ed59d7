import type { PageAddresses } from '#platform/site/page-addresses.ts'

export const searchAddresses: PageAddresses = {
  // A search term may be any text.
  parameters: [{ name: 'q', path: /^\/search$/, value: /^[\s\S]+$/ }],
  reserved: ['search'],
}
