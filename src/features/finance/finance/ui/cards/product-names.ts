/** Product name, identical in every language. */
export const futureDriveName = 'FutureDrive'
