import { routeLibraryOutput } from '#platform/library-output.ts'

// Imported first, so that output of libraries while they load is also logged.
routeLibraryOutput()
