import { openApiDocument } from '#platform/service/openapi.ts'
import { contractVersion, endpoints } from '../../contract.ts'

/** The OpenAPI document of the contract. */
export function GET(): Response {
  return Response.json(openApiDocument(endpoints, contractVersion), {
    headers: { 'cache-control': 'public, max-age=300' },
  })
}
