export { sizeMetadata } from './ui/size/size-metadata.ts'
export { SizePage } from './ui/size/size-page.tsx'
