import { currentVersion } from '#features/pictures/pictures/services.ts'

export const versionFile = 'src/features/pictures/pictures/drawing/version.generated.ts'

/** The generated module with the version of all drawings. */
export const versionText =
  (): string => `/** The version in the address of every drawing, written by \`npm run generate\`. */
export const drawingsVersion = '${currentVersion()}'
`
