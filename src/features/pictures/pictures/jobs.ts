/** For processes that run without Next. */
export { fileKindOf } from './cms/media/file-kind.ts'
