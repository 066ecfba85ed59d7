import type { Breach, Wall } from './wall.ts'

const drawers = /(?:^|\/)(?:utils?|helpers?|misc|stuff)(?:\/|\.[^/]+$)/

/** No folder or file is a drawer for whatever found no name. */
export const names: Wall = (files) =>
  files
    .filter(({ path }) => drawers.test(path))
    .map(
      ({ path }): Breach => ({
        path,
        line: 1,
        message: 'Name a file after what it holds and put it beside what uses it: no utils, no helpers.',
      }),
    )
