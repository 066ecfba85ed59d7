import type { IncomingMessage } from 'node:http'

/** Partitions of the response cache, each with its own size limit and lifetime rules. */
export type CachePartition = 'pages' | 'results' | 'pictures'

/** What decides about the area of a request besides its path. */
export type AreaRequest = Pick<IncomingMessage, 'method' | 'headers'>

/** A part of the address space with its own rules. */
export type Area = {
  /** The area contains this path and, unless it is exact, all paths below it. */
  readonly prefix: string
  readonly exact?: boolean
  readonly methods: readonly string[]
  /** Maximum size of a request body in bytes. */
  readonly bodyLimit: number
  /** The Content-Security-Policy of its responses. */
  readonly policy: 'page' | 'admin' | 'sandbox'
  /** Whether its clients are programs, which receive errors as application/problem+json. */
  readonly forPrograms: boolean
  /** Whether its responses may contain personal data, which no cache may store. */
  readonly personal: boolean
  /** Whether its responses are pages. */
  readonly pages: boolean
  /** Whether its handler reads bodies as a stream, in any format and with a limit of its own on nesting. */
  readonly streamsBodies: boolean
  /** The cache partition of its responses; null when they are not cached. */
  readonly cachePartition: CachePartition | null
}

const readMethods = ['GET', 'HEAD']
const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Maximum size of a form or JSON body, in bytes. */
export const defaultBodyLimit = 1_000_000
const uploadBodyLimit = 10_000_000
/** Maximum size of a form with files, in bytes: six files of 5 MB, and the fields. */
export const attachmentsBodyLimit = 32_500_000
/** Maximum size of a feed, in bytes. */
export const feedBodyLimit = 500_000_000

const pageArea: Area = {
  prefix: '/',
  methods: readMethods,
  bodyLimit: defaultBodyLimit,
  policy: 'page',
  forPrograms: false,
  personal: false,
  pages: true,
  streamsBodies: false,
  cachePartition: 'pages',
}
const programArea = {
  ...pageArea,
  methods: allMethods,
  forPrograms: true,
  pages: false,
  cachePartition: null,
} as const
const apiArea = { ...programArea, personal: true } as const
const fileArea = { ...pageArea, pages: false, cachePartition: null } as const
/** Admin pages call server functions by POST; all their other requests go to /api. */
const adminArea: Omit<Area, 'prefix'> = {
  ...fileArea,
  methods: ['GET', 'HEAD', 'POST'],
  bodyLimit: uploadBodyLimit,
  policy: 'admin',
  personal: true,
}

/** The first match wins, so more specific prefixes come first. All other paths are pages. */
const areas: readonly Area[] = [
  { ...fileArea, prefix: '/api/media/file', policy: 'sandbox' },
  { ...apiArea, prefix: '/api/media', bodyLimit: uploadBodyLimit },
  {
    ...apiArea,
    prefix: '/api/stock/imports',
    methods: ['POST'],
    bodyLimit: feedBodyLimit,
    streamsBodies: true,
  },
  { ...fileArea, prefix: '/api/enquiry-files/file', policy: 'sandbox', personal: true },
  // Applications fetch it again and again, and it is the same for everybody.
  { ...programArea, prefix: '/api/events/calendar.ics', exact: true, methods: readMethods },
  { ...apiArea, prefix: '/api' },
  { ...programArea, prefix: '/services' },
  { ...programArea, prefix: '/sections', methods: readMethods },
  { ...adminArea, prefix: '/admin' },
  { ...fileArea, prefix: '/_next' },
  { ...pageArea, prefix: '/enquiry/check', personal: true, cachePartition: null },
  { ...pageArea, prefix: '/recall-result', personal: true, cachePartition: null },
  { ...pageArea, prefix: '/gr/poll-result', cachePartition: null },
  { ...pageArea, prefix: '/search', cachePartition: 'results' },
  // Only the search: the pages of its vehicles are pages like others.
  { ...pageArea, prefix: '/pre-owned', exact: true, cachePartition: 'results' },
  { ...fileArea, prefix: '/stock-pictures', policy: 'sandbox' },
  { ...fileArea, prefix: '/feed-pictures', policy: 'sandbox' },
  { ...fileArea, prefix: '/art', policy: 'sandbox', cachePartition: 'pictures' },
]

const attachments = { bodyLimit: attachmentsBodyLimit, streamsBodies: true } as const

/**
 * Forms with files, which their handlers stream. Other bodies at the same paths have the limits and checks of their
 * areas, and so do other paths below them: Payload would hold a body in memory there.
 */
const attachmentAreas: readonly { readonly path: RegExp; readonly area: Area }[] = [
  { path: /^\/api\/enquiries\/[\w-]+$/, area: { ...apiArea, ...attachments, prefix: '/api/enquiries' } },
  {
    path: /^\/services\/(?:loopback\/files\/[\w-]+|cms\/api\/enquiries)$/,
    area: { ...apiArea, ...attachments, prefix: '/services' },
  },
]

const isMultipart = ({ method, headers }: AreaRequest) =>
  method === 'POST' && /^\s*multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** Whether the client displays the response: a form without JavaScript, or an address that was typed, and no program. */
export const isForVisitors = ({ headers }: Pick<AreaRequest, 'headers'>): boolean =>
  /\btext\/html\b/i.test(headers.accept ?? '')

function attachmentArea(path: string, request: AreaRequest): Area | undefined {
  if (!isMultipart(request)) return undefined
  const area = attachmentAreas.find((each) => each.path.test(path))?.area
  return area && { ...area, forPrograms: !isForVisitors(request) }
}

/** Whether the bodies of an area are forms with files. */
export const receivesAttachments = ({ bodyLimit }: Area): boolean => bodyLimit === attachmentsBodyLimit

function contains(area: Area, path: string): boolean {
  if (path === area.prefix) return true
  return !area.exact && path.startsWith(area.prefix) && path[area.prefix.length] === '/'
}

/** Returns the area of a request; of its path alone, when the request is of no interest. */
export function areaOf(path: string, request: AreaRequest = { headers: {} }): Area {
  const forAttachments = attachmentArea(path, request)
  if (forAttachments) return forAttachments
  for (const area of areas) if (contains(area, path)) return area
  return pageArea
}
