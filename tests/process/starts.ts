/** Name of the file in the temporary folder to which each start of the site adds a line, so that they can be counted. */
export const startsFile = 'site-starts'
