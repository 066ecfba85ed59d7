import { type PageAddresses, rewritesWithAny } from '#platform/site/page-addresses.ts'

const page = '/owners/service-schedule'

/** What an owner chooses: a range, a model and the kilometres of a service. */
const choices = {
  /** Its slug or its code. */
  range: /^[0-9A-Za-z-]{1,60}$/,
  model: /^[0-9A-Za-z-]{1,16}$/,
  km: /^[1-9]\d{0,6}$/,
} as const

/** Visitors can invent choices, so the page with one is cached as results are. */
export const serviceScheduleAddresses: PageAddresses = {
  parameters: Object.entries(choices).map(([name, value]) => ({
    name,
    path: new RegExp(`^${page}$`),
    value,
    search: true,
  })),
  rewrites: rewritesWithAny(Object.keys(choices), page, '/en/light/service-schedule-chosen'),
  redirects: [{ source: '/service-schedule-chosen', destination: page, permanent: true }],
}
