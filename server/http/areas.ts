/** The memories answers are kept in, each with its own room and its own rules of what may stay in it how long. */
export type Memory = 'pages' | 'results' | 'pictures'

/** A part of the address space with rules of its own. */
export type Area = {
  /** The path itself and everything below it belongs to the area. */
  readonly prefix: string
  readonly methods: readonly string[]
  /** Largest request body in bytes. */
  readonly bodyLimit: number
  /** Which Content-Security-Policy its answers carry. */
  readonly policy: 'page' | 'admin' | 'sandbox'
  /** Whether its visitors are programs, who get errors as application/problem+json. */
  readonly forPrograms: boolean
  /** Whether its answers may hold personal data, which no cache may store. */
  readonly personal: boolean
  /** Whether its answers are pages. */
  readonly pages: boolean
  /** Where its answers may come from; null when each is made for whoever asks. */
  readonly memory: Memory | null
}

const reading = ['GET', 'HEAD']
const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Largest body of a form or of JSON, in bytes. */
export const usualBody = 1_000_000
const uploadBody = 10_000_000

const pageArea: Area = {
  prefix: '/',
  methods: reading,
  bodyLimit: usualBody,
  policy: 'page',
  forPrograms: false,
  personal: false,
  pages: true,
  memory: 'pages',
}
const programArea = {
  ...pageArea,
  methods: everyMethod,
  forPrograms: true,
  pages: false,
  memory: null,
} as const
const apiArea = { ...programArea, personal: true } as const
const fileArea = { ...pageArea, pages: false, memory: null } as const
/** Its pages call the server by POST; everything else they do through /api. */
const adminArea: Omit<Area, 'prefix'> = {
  ...fileArea,
  methods: ['GET', 'HEAD', 'POST'],
  bodyLimit: uploadBody,
  policy: 'admin',
  personal: true,
}

/** The first match counts, so what is more precise stands above. What matches nothing is a page. */
const areas: readonly Area[] = [
  { ...fileArea, prefix: '/api/media/file', policy: 'sandbox' },
  { ...apiArea, prefix: '/api/media', bodyLimit: uploadBody },
  { ...apiArea, prefix: '/api' },
  { ...programArea, prefix: '/services' },
  { ...programArea, prefix: '/sections', methods: reading },
  { ...adminArea, prefix: '/admin' },
  { ...fileArea, prefix: '/_next' },
  { ...pageArea, prefix: '/enquiry/check', personal: true, memory: null },
  { ...pageArea, prefix: '/search', memory: 'results' },
  { ...fileArea, prefix: '/art', policy: 'sandbox', memory: 'pictures' },
]

function contains(area: Area, path: string): boolean {
  return (
    path.startsWith(area.prefix) && (path.length === area.prefix.length || path[area.prefix.length] === '/')
  )
}

/** The area a path belongs to. */
export function areaOf(path: string): Area {
  for (const area of areas) if (contains(area, path)) return area
  return pageArea
}
