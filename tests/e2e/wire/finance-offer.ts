/** The name under which an enquiry's link carries the instalment, as its receivers spell it. */
export const instalmentName = 'monthlyInstallment'
