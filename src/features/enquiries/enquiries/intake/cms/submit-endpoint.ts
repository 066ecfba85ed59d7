import type { Endpoint } from 'payload'
import { problem } from '#platform/service/problem.ts'
import type { EnquiryDispatch } from '../dispatch.ts'

/**
 * The endpoint of the site's forms: `POST /api/enquiries/{kind}`.
 *
 * @param loadDispatch loads the delivery of stored enquiries with the first form: programs that migrate do not need it.
 */
export const submitEndpoint = (loadDispatch: () => Promise<EnquiryDispatch>): Endpoint => ({
  path: '/:kind',
  method: 'post',
  handler: async (req) => {
    const { body, headers, signal, routeParams, payload } = req
    if (body === undefined) return problem(400, 'The entries could not be read.')
    // Loaded here because it needs Next, which migration and seeding run without.
    const [{ receiveEnquiry }, dispatch] = await Promise.all([import('../receive.ts'), loadDispatch()])
    return receiveEnquiry(payload, { body, headers, signal }, String(routeParams?.kind), dispatch)
  },
})
