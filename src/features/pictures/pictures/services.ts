/** Drawings as files. This entry point loads the illustrator; addresses and sizes are in `server.ts`, without it. */
export { type PictureFile, renderPictureFile } from './data/render-picture-file.ts'
export { serveDrawing } from './data/serve-drawing.ts'
export { currentVersion } from './data/version.ts'
