import { openApiDocument } from '#platform/service/openapi.ts'
import { contractVersion, endpoints } from '../../contract.ts'

/** The description of everything served below /services. */
export function GET(): Response {
  return Response.json(openApiDocument(endpoints, contractVersion), {
    headers: { 'cache-control': 'public, max-age=300' },
  })
}
