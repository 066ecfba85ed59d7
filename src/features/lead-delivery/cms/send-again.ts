import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '#features/accounts/cms.ts'
import { problem } from '#platform/service/problem.ts'
import { sendAgain as again } from '../data/send-again.ts'

async function answer(req: PayloadRequest, which: number | 'all'): Promise<Response> {
  if (!hasRole(req, 'admin', 'leads')) return problem(403, 'Deliveries are for those who look after them.')
  const sent = await again(req.payload, which)
  return Response.json({ sent }, { headers: { 'cache-control': 'no-store' } })
}

/** Sends one delivery that needs attention again: `POST /api/deliveries/{id}/send-again`. */
export const sendAgain: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: (req) => {
    const id = String(req.routeParams?.id)
    return /^\d{1,9}$/.test(id) ? answer(req, Number(id)) : problem(404, 'There is no such delivery.')
  },
}

/** Sends everything that needs attention again, after an outage say: `POST /api/deliveries/send-again`. */
export const sendAllAgain: Endpoint = {
  path: '/send-again',
  method: 'post',
  handler: (req) => answer(req, 'all'),
}
