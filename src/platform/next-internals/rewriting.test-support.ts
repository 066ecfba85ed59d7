/** Next's own matching of rewrites, by which tests hold our rules against what Next does with its configuration. */
export { buildCustomRoute } from 'next/dist/server/lib/router-utils/filesystem.js'
export { matchHas, prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination.js'
