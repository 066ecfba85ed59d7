/** What a page that could not be made says. It stands in the code: what failed may be where texts come from. */
export const errorWords = {
  title: 'We have stalled for a moment.',
  text: 'The page could not be shown. Nothing you did caused it, and nothing is lost. Please try again.',
  retry: 'Try again',
}
