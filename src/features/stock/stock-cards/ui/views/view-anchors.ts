/** The anchors of a vehicle's page, to which the controls of its card lead without JavaScript. */
export const galleryAnchor = 'gallery'
export const calculatorAnchor = 'calculator'
export const enquiryAnchor = 'enquire'
