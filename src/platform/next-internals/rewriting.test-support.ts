/** Next's own matching of rewrites, with which tests compare our language rule. */
export { buildCustomRoute } from 'next/dist/server/lib/router-utils/filesystem.js'
export { matchHas, prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination.js'
