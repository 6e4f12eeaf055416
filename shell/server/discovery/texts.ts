export const texts = {
  feedTitle: 'Notes from the filling hall | Brightfill Machinery',
  feedDescription:
    'Practical articles on filling, packing and second-hand machines by the engineers of Brightfill Machinery.',
}
