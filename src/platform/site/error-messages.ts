/** The texts of the error page. They are constants, because reading texts may be what failed. */
export const errorMessages = {
  title: 'We have stalled for a moment.',
  text: 'The page could not be shown. Nothing you did caused it, and nothing is lost. Please try again.',
  retry: 'Try again',
}
