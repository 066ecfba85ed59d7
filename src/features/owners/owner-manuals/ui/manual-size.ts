/** The size of the files, which differ by some pages. A test compares it with those that are printed. */
export const manualKilobytes = 350
