import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  type FlattenedBlock,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
  ValidationError,
} from 'payload'
import { internalCollections, jobRoutes } from '#platform/payload-internals/names.ts'
import { isShallow } from '#platform/service/json-depth.ts'
import { localeCodes } from '../locales.ts'
import { findInvalidValue, type ShapeRules } from './value-shapes.ts'

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

/** Endpoints that receive a document. For a duplication the body is optional and only contains the changes. */
const duplication = 'post /:id/duplicate'
const writes = ['post /', 'patch /', 'patch /:id', duplication]

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** @throws APIError or ValidationError for a body that is not a document with these fields. */
function checkDocument(req: PayloadRequest, fields: FlattenedField[], slug: string, rules: ShapeRules): void {
  const { data } = req as { data?: unknown }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new APIError('Send a document as a JSON object.', 400)
  // The HTTP entry checks the depth of JSON bodies, but not of JSON inside a form.
  if (!isShallow(data)) throw new APIError('The document is nested too deeply.', 400)
  const path = findInvalidValue(fields, data as Record<string, unknown>, rules)
  if (path === undefined) return
  const message = 'This value has the wrong type for its field.'
  throw new ValidationError({ collection: slug, errors: [{ message, path }] }, req.t)
}

/**
 * Refuses the address of a file that Payload would fetch: `pasteURL: false` only closes the route that previews one. The
 * admin's form sends the address of the stored file with every change, which is accepted.
 *
 * @throws APIError
 */
function refuseFileAddress({ data, method }: PayloadRequest, slug: string): void {
  const { url } = data ?? {}
  if (url === undefined || url === null || url === '') return
  const isStoredFile = typeof url === 'string' && url.startsWith(`/api/${slug}/file/`)
  if (method === 'PATCH' && isStoredFile) return
  throw new APIError('Send the file itself. Files are not fetched from an address.', 400)
}

function withCheck(endpoint: Endpoint, entity: Entity, rules: ShapeRules): Endpoint {
  const { flattenedFields, slug } = entity
  const receivesFiles = 'upload' in entity && Boolean(entity.upload)
  return {
    ...endpoint,
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      // The body has been read, and Payload's own handler would read it again.
      Object.defineProperty(req, 'body', { value: null })
      if (req.data !== undefined || nameOf(endpoint) !== duplication)
        checkDocument(req, flattenedFields, slug, rules)
      if (receivesFiles) refuseFileAddress(req, slug)
      // With a selection, Payload would store a version that contains only the selected fields.
      delete req.query.select
      return endpoint.handler(req)
    },
  }
}

function checked(entity: Entity, rules: ShapeRules): Entity['endpoints'] {
  const { endpoints, versions } = entity
  if (!endpoints) return endpoints
  return endpoints
    .filter(({ path }) => versions || !path.startsWith('/versions'))
    .filter(({ path }) => entity.slug !== internalCollections.jobs || !jobRoutes.includes(path))
    .map((endpoint) => (writes.includes(nameOf(endpoint)) ? withCheck(endpoint, entity, rules) : endpoint))
}

/**
 * Removes version routes of entities without versions, where Payload responds with 500, and the routes that run jobs,
 * which only the worker does. Validates documents before Payload processes them.
 */
export function checkEndpoints(config: SanitizedConfig): SanitizedConfig {
  const blocks = new Map((config.blocks ?? []).map((block) => [block.slug, block as FlattenedBlock]))
  const rules: ShapeRules = { locales: localeCodes, blockOf: (slug) => blocks.get(slug) }
  for (const entity of [...config.collections, ...config.globals])
    (entity as { endpoints: Entity['endpoints'] }).endpoints = checked(entity, rules)
  return config
}
