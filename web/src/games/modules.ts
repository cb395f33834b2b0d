/** The games of the page, one line for each. They are shown in alphabetical order. */
export { antiquity } from './antiquity';
export { fabuleux } from './fabuleux';
