import { routeLibraryOutput } from '#platform/process/library-output.ts'

// Imported first, so that output of libraries while they load is also logged.
routeLibraryOutput()
