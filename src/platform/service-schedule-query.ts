const page = '/owners/service-schedule'

/** What an owner chooses in the service schedule: a range, a model and the kilometres of a service. */
const choices = {
  range: /^[a-z0-9-]{1,60}$/,
  model: /^[0-9A-Za-z-]{1,16}$/,
  km: /^[1-9]\d{0,6}$/,
} as const

/**
 * The query of the service schedule. A schedule with a choice is a page of its own, which reads the query; without one it is
 * cached. Visitors can invent choices, so the page with one is cached as results are.
 */
export const serviceScheduleQuery = {
  parameters: Object.entries(choices).map(([name, value]) => ({
    ...{ name, path: new RegExp(`^${page}$`), value, search: true as const },
  })),
  rewrites: Object.keys(choices).map((key) => ({
    source: page,
    has: [{ type: 'query' as const, key }],
    destination: '/en/light/service-schedule-chosen',
  })),
  redirect: { source: '/service-schedule-chosen', destination: page, permanent: true },
}
