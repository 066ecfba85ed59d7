/** A plan whose balloon is guaranteed. The same in every language. */
export const futureDriveName = 'FutureDrive'
