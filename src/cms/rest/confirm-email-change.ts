import type { SanitizedConfig } from 'payload'
import { confirmEmailChange } from '#features/people/accounts/cms.ts'

/**
 * Adds the check of the current password to the route that changes an account. Comes before `checkEndpoints`, which reads
 * the body.
 */
export function confirmEmailChanges(config: SanitizedConfig): SanitizedConfig {
  const users = config.collections.find(({ slug }) => slug === 'users')
  if (!users?.endpoints) return config
  users.endpoints = users.endpoints.map((endpoint) => {
    if (endpoint.method !== 'patch' || endpoint.path !== '/:id') return endpoint
    return {
      ...endpoint,
      handler: async (req) => {
        await confirmEmailChange(req)
        return endpoint.handler(req)
      },
    }
  })
  return config
}
