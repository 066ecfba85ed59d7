import type { Boundary, Violation } from './boundary.ts'

const catchAllNames = /(?:^|\/)(?:utils?|helpers?|misc|stuff)(?:\/|\.[^/]+$)/

/** Rejects catch-all names for files and folders. */
export const names: Boundary = (files) =>
  files
    .filter(({ path }) => catchAllNames.test(path))
    .map(
      ({ path }): Violation => ({
        path,
        line: 1,
        message: 'Name a file after what it holds and put it beside what uses it: no utils, no helpers.',
      }),
    )
