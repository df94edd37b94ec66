"""What lists of figures are about: items, their columns, verb phrases that say a figure."""
from .measures import Count, GRAMS, HA, KG, KM, KWH, LITRES, METRES, MIN, MONEY_ as MONEY


class Column:
    """One figure of an item: header, measure, range, verb phrases with {v}, noun of the quantity, noun of its sum or None if a sum makes no sense."""

    def __init__(self, header, measure, lo, hi, step, vps, noun, sums=True):
        self.header, self.measure, self.lo, self.hi, self.step, self.vps, self.noun, self.sums = header, measure, lo, hi, step, vps.split("; "), noun, sums


class Subject:
    def __init__(self, domain, items, item, name, columns, titles, openings):
        self.domain, self.items, self.item, self.name, self.columns, self.titles, self.openings = domain, items, item, name, columns, titles.split("; "), openings.split("; ")


def col(header, measure, lo, hi, step, vps, noun, sums=True):
    return Column(header, measure, lo, hi, step, vps, noun, sums)


SUBJECTS = [
    Subject("libraries", "branches", "branch", ("place", "the {} branch"), [
        col("Books lent", Count("books"), 310, 4200, 1, "lent [out|] {v}; handed out {v} to readers; recorded loans of {v}", "loans"),
        col("Events", Count("events"), 4, 40, 1, "hosted {v}; put on {v}; held {v}", "events")],
        "Library service: figures for {t}; Branch report, {t}; Our branches in {t}", "The library service has published its figures for {t}; Librarians look back on {t}; {k} branches were open to readers in {t}"),
    Subject("museums", "museums", "museum", ("venue", "{}"), [
        col("Visitors", Count("visitors"), 900, 96000, 100, "had {v}; welcomed {v}; drew {v}; was seen by {v}", "attendance"),
        col("School groups", Count("school groups"), 6, 90, 1, "received {v}; guided {v} through its rooms; was visited by {v}", "school groups")],
        "Museums in {t}; Attendance at our museums; Museum statistics, {t}", "The museums of the region counted their visitors in {t}; Attendance figures for {t} are out; Here are the attendance figures for {t}"),
    Subject("farms", "farms", "farm", ("surname", "the {} farm"), [
        col("Land (ha)", HA, 12, 240, 1, "works {v} of land; covers {v}; farms {v}", "land"),
        col("Cows", Count("cows"), 8, 160, 2, "keeps {v}; milks {v}; has {v} in its sheds", "cows")],
        "Farms of the cooperative; Cooperative: member farms; Who farms what", "{k} farms belong to the cooperative; The dairy buys milk from {k} farms; The valley has {k} working farms"),
    Subject("fundraising", "volunteers", "volunteer", ("first", "{}"), [
        col("Collected", MONEY, 40, 900, 5, "collected {v}; raised {v}; brought in {v}; gathered donations of {v}", "donations"),
        col("Hours", Count("hours"), 3, 30, 1, "gave {v} of their time; put in {v}; worked {v}", "hours")],
        "Collection day; Fundraiser: results; Thank you, volunteers!", "{k} volunteers went from door to door in {t}; Our collection in {t} was carried by {k} volunteers; A word of thanks to {k} people who collected for us in {t}"),
    Subject("sales teams", "salespeople", "salesperson", ("person", "{}"), [
        col("Contracts", Count("contracts"), 6, 70, 1, "closed {v}; signed {v}; won {v}", "contracts"),
        col("Calls", Count("calls"), 60, 700, 1, "made {v}; logged {v}; placed {v} to customers", "calls")],
        "Sales team, {t}; Sales review; Team figures for {t}", "The sales team of {k} reports for {t}; Each of the {k} salespeople kept a log in {t}; Results of the team for {t} are in"),
    Subject("harvest", "growers", "grower", ("surname", "the {} estate"), [
        col("Apples (kg)", KG, 800, 9600, 50, "picked {v} of apples; harvested {v} of apples; brought in {v} of apples", "apple harvest"),
        col("Pickers", Count("pickers"), 3, 40, 1, "employed {v}; hired {v}; paid {v}", "pickers")],
        "Apple harvest; Harvest in {t}; Growers' bulletin", "The apple harvest of {t} is in; {k} estates delivered to the press in {t}; Growers look back on the harvest of {t}"),
    Subject("charging", "car parks", "car park", ("place", "the {} car park"), [
        col("Spaces", Count("parking spaces"), 20, 480, 5, "has {v}; offers {v}; provides room for cars on {v}", "parking spaces"),
        col("Chargers", Count("charging points"), 2, 36, 1, "is equipped with {v}; runs {v}; has {v} for electric cars", "charging points")],
        "Where to park; Car parks in the centre; Parking: facts", "Drivers can choose between {k} car parks; The town runs {k} car parks; A list of the {k} municipal car parks follows"),
    Subject("runners", "runners", "runner", ("person", "{}"), [
        col("Distance (km)", KM, 18, 190, 1, "ran {v}; covered {v}; clocked up {v} on foot", "distance"),
        col("Sessions", Count("training sessions"), 3, 24, 1, "completed {v}; took part in {v}; attended {v}", "training sessions")],
        "Running club: {t}; Training log; Who ran how far", "The running club kept a log in {t}; {k} members trained for the autumn race in {t}; The training log for {t} has been closed"),
    Subject("power", "households", "household", ("surname", "the {} household"), [
        col("Consumption (kWh)", KWH, 900, 6400, 10, "used {v} of electricity; consumed {v}; drew {v} from the grid", "electricity use"),
        col("Solar output (kWh)", Count("solar panels"), 4, 32, 1, "has {v} on the roof; fitted {v}; owns {v}", "panels")],
        "Electricity in our street; Energy diary; Who uses what", "{k} households took part in the energy diary in {t}; Neighbours compared their meters for {t}; The energy diary for {t} is complete"),
    Subject("stores", "shops", "shop", ("place", "the {} shop"), [
        col("Takings", MONEY, 1200, 48000, 100, "took {v}; had takings of {v}; earned {v} at the till", "takings"),
        col("Staff", Count("employees"), 2, 24, 1, "employs {v}; has a staff of {v}; is run by {v}", "employees")],
        "Shops: {t}; Till report; Takings by shop", "The bakery chain has {k} shops; Takings for {t} have been counted; Here is how the {k} shops did in {t}"),
    Subject("shipping", "ships", "ship", ("ship", "the {}"), [
        col("Containers", Count("containers"), 120, 4800, 10, "carried {v}; transported {v}; was loaded with {v}", "containers"),
        col("Crew", Count("crew members"), 11, 38, 1, "sailed with {v}; had {v} on board; was manned by {v}", "crew members")],
        "Port log; Arrivals in {t}; Ships at the quay", "{k} ships called at the port in {t}; The harbour master recorded {k} arrivals; At the quay, {k} vessels were unloaded in {t}"),
    Subject("schools", "schools", "school", ("place", "{} School"), [
        col("Pupils", Count("pupils"), 80, 960, 5, "has {v}; teaches {v}; is attended by {v}", "pupils"),
        col("Teachers", Count("teachers"), 8, 84, 1, "employs {v}; has {v} on its staff; counts {v}", "teachers")],
        "Schools in the district; District report: schools; School register", "The district runs {k} schools; There are {k} schools in the district; The school office has updated its register"),
    Subject("parcels", "depots", "depot", ("place", "the {} depot"), [
        col("Parcels", Count("parcels"), 400, 9800, 10, "handled {v}; sorted {v}; sent out {v}", "parcels"),
        col("Vans", Count("vans"), 3, 48, 1, "runs {v}; has a fleet of {v}; uses {v}", "vans")],
        "Depots, {t}; Parcel volumes; Logistics sheet", "The courier works from {k} depots; Parcel volumes in {t} by depot; Peak season {t} is over"),
    Subject("allotments", "gardeners", "gardener", ("first", "{}"), [
        col("Potatoes (kg)", KG, 12, 140, 1, "dug up {v} of potatoes; harvested {v} of potatoes; took home {v} of potatoes", "potato crop"),
        col("Beds", Count("beds"), 2, 18, 1, "looks after {v}; tends {v}; planted {v}", "beds")],
        "From the allotments; Garden news; Potato contest", "{k} gardeners weighed their potatoes in {t}; The allotment club held its potato contest; A good year on the allotments, {t}"),
    Subject("bridges", "bridges", "bridge", ("place", "the {} bridge"), [
        col("Length (m)", METRES, 40, 1900, 5, "is {v} long; measures {v}; spans {v}", "length", False),
        col("Cost", MONEY, 2000000, 96000000, 100000, "cost {v} to build; was built for {v}; came at a price of {v}", "building costs")],
        "Bridges of the region; Bridges: a list; Building works", "{k} bridges cross the river; The river is crossed by {k} road bridges; The region is proud of its {k} bridges"),
    Subject("hiking", "trails", "trail", ("lake", "the {} trail"), [
        col("Length (m)", METRES, 1800, 16400, 100, "is {v} long; runs for {v}; measures {v}", "length"),
        col("Time (min)", MIN, 35, 400, 5, "takes {v}; can be walked in {v}; needs {v} at an easy pace", "walking time")],
        "Hiking trails; Out on foot; Trail guide", "{k} trails start at the visitor centre; The nature park has {k} marked trails; Walkers can choose from {k} trails"),
    Subject("recordings", "episodes", "episode", ("title", "“{}”"), [
        col("Length (min)", MIN, 18, 130, 1, "lasts {v}; runs for {v}; has a running time of {v}", "running time"),
        col("Downloads", Count("downloads"), 900, 48000, 10, "had {v}; got {v}; reached {v}", "downloads")],
        "Podcast: {t}; New episodes; Listener figures", "{k} episodes came out in {t}; The radio team published {k} episodes in {t}; These are the {k} episodes of {t}"),
    Subject("servers", "servers", "server", ("server", "{}"), [
        col("Requests", Count("requests"), 1200, 98000, 100, "answered {v}; served {v}; handled {v}", "requests"),
        col("Errors", Count("errors"), 3, 240, 1, "returned {v}; logged {v}; reported {v}", "errors")],
        "Traffic report, {t}; Server statistics; Load by host", "Traffic of {t} by server; The load balancer spread the traffic of {t} over {k} servers; Operations summary for {t}"),
    Subject("workshops", "machines", "machine", ("product", "the {}"), [
        col("Parts", Count("parts"), 120, 5200, 10, "made {v}; turned out {v}; produced {v}", "output"),
        col("Rejects", Count("rejects"), 2, 60, 1, "had {v}; caused {v}; was responsible for {v}", "rejects")],
        "Shop floor, {t}; Output by machine; Production sheet", "{k} machines were running in {t}; Production figures for {t}; The shop floor reports for {t}"),
    Subject("kitchens", "canteens", "canteen", ("venue", "the canteen at {}"), [
        col("Meals", Count("meals"), 90, 2400, 10, "served {v}; cooked {v}; dished up {v}", "meals"),
        col("Waste (kg)", KG, 6, 190, 1, "threw away {v} of food; wasted {v} of food; put {v} of food in the bin", "food waste")],
        "Canteens in {t}; Food and waste; Kitchen report", "{k} canteens weighed their waste in {t}; The caterer runs {k} canteens; Figures of the {k} canteens for {t}"),
    Subject("water", "reservoirs", "reservoir", ("lake", "the {} reservoir"), [
        col("Outflow (l)", LITRES, 1200, 88000, 100, "supplied {v} an hour; delivered {v} an hour; released {v} an hour", "outflow"),
        col("Depth (m)", METRES, 8, 74, 1, "is {v} deep; has a depth of {v}; goes down {v}", "depth", False)],
        "Water supply; Reservoirs; Water board, {t}", "The water board draws on {k} reservoirs; {k} reservoirs feed the network; Water levels and flows in {t}"),
    Subject("grants", "projects", "project", ("title", "the project {}"), [
        col("Grant", MONEY, 2000, 96000, 500, "was granted {v}; received {v}; got funding of {v}", "grants"),
        col("Partners", Count("partners"), 2, 14, 1, "involves {v}; has {v}; brings together {v}", "partners")],
        "Grants in {t}; Funded projects; Foundation: decisions", "The foundation funds {k} projects in {t}; {k} projects were chosen in {t}; The jury has decided on the grants for {t}"),
    Subject("choirs", "choirs", "choir", ("place", "the {} choir"), [
        col("Singers", Count("singers"), 14, 96, 1, "has {v}; brings {v}; counts {v}", "singers"),
        col("Songs", Count("songs"), 3, 14, 1, "will perform {v}; is to sing {v}; has prepared {v}", "songs")],
        "Choir festival; Festival programme; Singing together", "{k} choirs have signed up for the festival; The choir festival expects {k} choirs; This is the line-up of the choir festival"),
    Subject("warehouse", "pallets", "pallet", ("code", "pallet {}"), [
        col("Weight (kg)", KG, 120, 980, 10, "weighs {v}; brings {v} to the scales; has a weight of {v}", "weight"),
        col("Boxes", Count("boxes"), 12, 96, 1, "holds {v}; is stacked with {v}; carries {v}", "boxes")],
        "Delivery note; Loading list; Pallets for dispatch", "The delivery consists of {k} pallets; {k} pallets are ready for dispatch; The lorry is to take {k} pallets"),
    Subject("novels", "books", "book", ("title", "“{}”"), [
        col("Pages", Count("pages"), 96, 720, 2, "has {v}; runs to {v}; is {v} long", "pages"),
        col("Copies sold", Count("copies", "copy"), 300, 42000, 100, "sold {v}; found buyers for {v}; reached sales of {v}", "copies")],
        "New books; Publisher's list, {t}; Reading list", "The publisher brought out {k} books in {t}; {k} titles appeared in {t}; Our list for {t} has {k} titles"),
    Subject("orders", "couriers", "courier", ("first", "{}"), [
        col("Deliveries", Count("deliveries", "delivery"), 14, 180, 1, "made {v}; completed {v}; carried out {v}", "deliveries"),
        col("Tips", MONEY, 6, 140, 1, "received {v} in tips; was given {v} in tips; earned {v} in tips", "tips")],
        "Courier week; Deliveries, {t}; Rider summary", "{k} couriers were on the road in {t}; Here is the summary of {t} for our {k} couriers; The riders' figures for {t}"),
    Subject("species", "observers", "observer", ("person", "{}"), [
        col("Birds", Count("birds"), 18, 640, 1, "counted {v}; saw {v}; noted {v}", "birds"),
        col("Species", Count("species", "species"), 4, 38, 1, "identified {v}; recognised {v}; listed {v}", "species", False)],
        "Bird count; Garden birds, {t}; Nature club", "{k} observers took part in the bird count; The nature club counted birds in {t}; Results of the bird count of {t}"),
    Subject("wine", "vineyards", "vineyard", ("surname", "the {} vineyard"), [
        col("Bottles", Count("bottles"), 1200, 64000, 100, "filled {v}; bottled {v}; produced {v}", "bottles"),
        col("Area (ha)", HA, 3, 62, 1, "covers {v}; stretches over {v}; comprises {v}", "area")],
        "Wine region; Vineyards in {t}; Vintage report", "{k} vineyards make up the region; The vintage of {t} has been bottled; The region's {k} vineyards report"),
    Subject("theatre", "plays", "play", ("title", "“{}”"), [
        col("Tickets", Count("tickets"), 180, 8200, 10, "sold {v}; was good for {v}; brought {v} over the counter", "ticket sales"),
        col("Performances", Count("performances"), 4, 42, 1, "was given {v}; ran for {v}; saw {v}", "performances")],
        "Theatre season; Season {t}; On our stage", "The theatre showed {k} plays in {t}; {k} plays were on the programme in {t}; Box office figures for {t}"),
    Subject("recipes", "loaves", "loaf", ("surname", "the {} loaf"), [
        col("Weight (g)", GRAMS, 350, 2400, 50, "weighs {v}; comes out of the oven at {v}; tips the scales at {v}", "weight"),
        col("Baking time (min)", MIN, 25, 95, 5, "bakes for {v}; stays in the oven for {v}; needs {v} of baking", "baking time")],
        "Bread list; Bakery notes; Our bread", "The bakery makes {k} kinds of bread; {k} loaves are on the shelf; Notes for the new apprentice on {k} loaves"),
]
TIMES = ("January|February|March|April|June|July|August|September|October|November|December|2019|2021|2022|2023|2024|spring|the first quarter|the second quarter|the last week|the past season|week 14|week 32").split("|")
