import { routeLibraryOutput } from '#platform/library-output.ts'

// Imported before a program of ours, so that what libraries say while they are loaded is in the log as well.
routeLibraryOutput()
