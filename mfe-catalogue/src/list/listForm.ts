/** Id of the GET form around the list; its fields are wherever they are on the page. */
export const LIST_FORM = 'machine-filters'
