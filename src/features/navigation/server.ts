export { loadEnquiryTargets } from './data/enquiry-targets.ts'
export { type FrameContent, frameContent } from './data/frame.ts'
