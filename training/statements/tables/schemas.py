"""What tables are about: domain, noun of a row, kind of its names, attributes."""

# domain; singular/plural of what a row is; its names; attributes
SCHEMAS = [tuple(x.strip() for x in l.split(";")) for l in """
shop; product/products; product; price weight stock supplier returnable rating colour
electronics; device/devices; product; bigprice weight battery power waterproof bluetooth rating
appliances; appliance/appliances; product; bigprice power noise tank weight colour
furniture; item/items; product; bigprice length weight material stock
warehouse; item/items; code; stock weight supplier delivered price
order; item/items; product; qty price returnable delivered colour
staff; employee/employees; person; salary dept boss hired vacation remote
players; player/players; person; goals points position injured wins
teams; team/teams; team; points goals wins coach founded members
running; runner/runners; person; finish points member medals
weather; town/towns; place; temp rain wind region
climate_stations; station/stations; place; height temp rain built
bus_lines; line/lines; brand; distance stops passengers minutes departs
trains; train/trains; code; departs platform minutes seats wifi refundable
ferries; ferry/ferries; ship; captain speed passengers built seats
lab; analyte/analytes; analyte; level tested method repeat
servers; server/servers; server; cores memory disk cpu os backup inspected
services; service/services; service; replicas latency requests errors health tls assignee
deployments; service/services; service; replicas memory health released assignee
courses; course/courses; course; fee students teacher day room starts online
workshops; workshop/workshops; course; fee seats teacher starts minutes
recipes; dish/dishes; dish; minutes servings calories vegetarian gluten price
menu; dish/dishes; dish; price calories vegetarian gluten rating
power_plants; plant/plants; place; plantmw fuel built staff owner
household_energy; household/households; surname; kwh area owner
departments; department/departments; dept; budget staff manager due
projects; project/projects; title; budget due status manager members
elections; candidate/candidates; person; votes voteshare member
districts; district/districts; place; population turnout hectares region
flats; flat/flats; code; rent area beds deposit furnished pets
hotels; hotel/hotels; hotel; night rooms rating parking wifi pets city
museums; venue/venues; venue; ticket visitors opened opens access city
library; book/books; title; author pages copies loans genre borrowed
bookshop; book/books; title; author price pages released language
albums; album/albums; title; artist tracks released minutes rating
films; film/films; title; director runtime released genre subtitles rating
series; series/series; title; episodes director language released
games; game/games; title; players price rating minutes released
apps; app/apps; brand; downloads rating price released online
savings; account/accounts; product; rate deposit expires online
insurance; policy/policies; code; fee value expires owner status
companies; company/companies; firm; revenue staff founded city manager
branches; branch/branches; place; revenue staff opened manager parking
clinics; ward/wards; place; wardbeds patients doctor opens
farms; farm/farms; place; hectares owner staff certified founded
crops; crop/crops; crop; yield_ hectares price certified
lakes; site/sites; lake; depth height distance visitors access
cars; car/cars; product; bigprice speed built colour owner inspected
repairs; job/jobs; code; cost due assignee status paid
invoices; invoice/invoices; code; cost due paid owner
tickets; ticket/tickets; code; assignee status due minutes
clubs; club/clubs; team; members founded fee coach city
charity; campaign/campaigns; title; donation members manager due
market_share; brand/brands; brand; share revenue founded rating
towns; town/towns; place; population hectares founded region height
conference; talk/talks; title; starts minutes seats author room
competitions; race/races; place; distance winner day fee
art; painting/paintings; title; artist value painted length
bridges; bridge/bridges; place; distance built inspected access
subscriptions; subscription/subscriptions; code; plan fee expires paid
imports; product/products; brand; origin weight price certified delivered
exams; student/students; person; points passed teacher
sale; article/articles; product; discount price stock returnable
bestsellers; product/products; product; sold price rating supplier
""".strip().splitlines()]
