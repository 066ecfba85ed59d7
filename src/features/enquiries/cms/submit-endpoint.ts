import type { Endpoint } from 'payload'
import { problem } from '#platform/service/problem.ts'
import type { EnquiryDispatch } from '../dispatch.ts'

/**
 * Where the forms of the site send what visitors entered: `POST /api/enquiries/{kind}`.
 *
 * @param loadDispatch what sends stored enquiries on. Loaded with the first form: programs that migrate do not need it.
 */
export const submitEndpoint = (loadDispatch: () => Promise<EnquiryDispatch>): Endpoint => ({
  path: '/:kind',
  method: 'post',
  handler: async (req) => {
    const { body, headers, routeParams, payload } = req
    if (body === undefined) return problem(400, 'The entries could not be read.')
    // Loaded here: it needs Next, which the programs that migrate and seed do not have.
    const [{ receiveEnquiry }, dispatch] = await Promise.all([import('../data/receive.ts'), loadDispatch()])
    return receiveEnquiry(payload, { body, headers }, String(routeParams?.kind), dispatch)
  },
})
