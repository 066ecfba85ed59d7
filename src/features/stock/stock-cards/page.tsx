export { GalleryView } from './ui/views/gallery-view.tsx'
export { UsedCalculator } from './ui/views/used-calculator.tsx'
export { UsedEnquiry } from './ui/views/used-enquiry.tsx'
