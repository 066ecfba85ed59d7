import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '#features/people/accounts/cms.ts'
import { problem } from '#platform/service/problem.ts'
import { sendAgain as queueAgain } from '../data/send-again.ts'

async function respond(req: PayloadRequest, which: number | 'all'): Promise<Response> {
  if (!hasRole(req, 'admin', 'leads'))
    return problem(403, 'Only administrators and the leads role may send deliveries.')
  const sent = await queueAgain(req.payload, which)
  return Response.json({ sent }, { headers: { 'cache-control': 'no-store' } })
}

/** Sends one delivery that needs attention again: `POST /api/deliveries/{id}/send-again`. */
export const sendAgain: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: (req) => {
    const id = String(req.routeParams?.id)
    return /^\d{1,9}$/.test(id) ? respond(req, Number(id)) : problem(404, 'This delivery does not exist.')
  },
}

/** Sends every delivery that needs attention again, for example after an outage: `POST /api/deliveries/send-again`. */
export const sendAllAgain: Endpoint = {
  path: '/send-again',
  method: 'post',
  handler: (req) => respond(req, 'all'),
}
