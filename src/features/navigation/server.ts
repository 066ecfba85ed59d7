export { type FrameContent, frameContent } from './data/frame.ts'
